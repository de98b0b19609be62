import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import dialog from './dialog.css';

/** Needed only with the dialog; undefined where there is no DOM. */
export const dialogSheet = unsafeCSS(dialog).styleSheet;
