import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import print from './print.css';

/** For a page that is printed; undefined where there is no DOM. */
export const printSheet = unsafeCSS(print).styleSheet;
