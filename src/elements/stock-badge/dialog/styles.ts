import { unsafeCSS } from 'lit';
import dialog from './dialog.css';

/** Needed only with the dialog; undefined where there is no DOM. */
export const dialogSheet = unsafeCSS(dialog).styleSheet;
