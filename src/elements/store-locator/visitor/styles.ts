import { sheetOf } from '../../../controllers/adopt-sheet.js';
import visitor from './visitor.css';

/** Needed only with the visitor’s side; undefined where there is no DOM. */
export const visitorSheet = sheetOf(visitor);
