import { sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import search from './search.css';

/** The style sheet of the search for places; undefined when there is no DOM. */
export const searchSheet = sheetOf(search);
