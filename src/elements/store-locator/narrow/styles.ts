import { sheetOf } from '../../../controllers/adopt-sheet.js';
import narrow from './narrow.css';

/** Comes with what narrows the list; undefined where there is no DOM. */
export const narrowSheet = sheetOf(narrow);
