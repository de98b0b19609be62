import { sheetOf } from '../../../controllers/adopt-sheet.js';
import side from './side.css';

/** What the first rows can do without; undefined where there is no DOM. */
export const sideSheet = sheetOf(side);
