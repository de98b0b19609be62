import { unsafeCSS } from 'lit';
import visitor from './visitor.css';

/** Needed only with the visitor’s side; undefined where there is no DOM. */
export const visitorSheet = unsafeCSS(visitor).styleSheet;
