import { sheetOf } from '../../../controllers/adopt-sheet.js';
import side from './side.css';

/** Of what a badge's first status can do without; undefined where there is no DOM. */
export const sideSheet = sheetOf(side);
