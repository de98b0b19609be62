import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import list from './list.css';

/** Comes with what the list is beyond its rows; undefined where there is no DOM. */
export const listSheet = unsafeCSS(list).styleSheet;
