import { sheetOf } from '../../../controllers/adopt-sheet.js';
import stock from './stock.css';

/** Comes with stock; undefined where there is no DOM. */
export const stockSheet = sheetOf(stock);
