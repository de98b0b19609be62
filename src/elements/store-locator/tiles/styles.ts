import { sheetOf } from '../../../controllers/adopt-sheet.js';
import tiles from './tiles.css';

/** Needed only where a map has street tiles; undefined where there is no DOM. */
export const tilesSheet = sheetOf(tiles);
