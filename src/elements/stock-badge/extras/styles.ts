import { sheetOf } from '../../../controllers/look/adopt-sheet.js';
import extrasCss from './extras.css';

/** The styles that a badge's first status does not need; undefined when there is no DOM. */
export const extrasSheet = sheetOf(extrasCss);
