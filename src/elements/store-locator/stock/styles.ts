import { unsafeCSS } from 'lit';
import stock from './stock.css';

/** Comes with stock; undefined where there is no DOM. */
export const stockSheet = unsafeCSS(stock).styleSheet;
