import { unsafeCSS } from 'lit';
import narrow from './narrow.css';

/** Comes with what narrows the list; undefined where there is no DOM. */
export const narrowSheet = unsafeCSS(narrow).styleSheet;
