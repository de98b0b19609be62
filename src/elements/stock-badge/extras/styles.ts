import { sheetOf } from '../../../controllers/adopt-sheet.js';
import extrasCss from './extras.css';

/** Of what a badge's first status can do without; undefined where there is no DOM. */
export const extrasSheet = sheetOf(extrasCss);
