import { sheetOf } from '../../../controllers/adopt-sheet.js';
import list from './list.css';

/** Comes with what the list is beyond its rows; undefined where there is no DOM. */
export const listSheet = sheetOf(list);
