import { unsafeCSS } from 'lit';
import tiles from './tiles.css';

/** Needed only where a map has street tiles; undefined where there is no DOM. */
export const tilesSheet = unsafeCSS(tiles).styleSheet;
