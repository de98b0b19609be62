import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import stock from './stock.css';

/** Comes with stock; undefined where there is no DOM. */
export const stockSheet = unsafeCSS(stock).styleSheet;
