import { unsafeCSS } from 'lit';
import search from './search.css';

/** Needed only with the search for places; undefined where there is no DOM. */
export const searchSheet = unsafeCSS(search).styleSheet;
