import { sheetOf } from '../../../controllers/adopt-sheet.js';
import dialog from './dialog.css';

/** Needed only with the dialog; undefined where there is no DOM. */
export const dialogSheet = sheetOf(dialog);
