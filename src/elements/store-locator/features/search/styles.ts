import { sheetOf } from '../../../../controllers/adopt-sheet.js';
import search from './search.css';

/** Needed only with the search for places; undefined where there is no DOM. */
export const searchSheet = sheetOf(search);
