import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import search from './search.css';

/** Needed only with the search for places; undefined where there is no DOM. */
export const searchSheet = unsafeCSS(search).styleSheet;
