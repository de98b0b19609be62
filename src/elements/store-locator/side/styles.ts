import { unsafeCSS } from 'lit';
import side from './side.css';

/** What the first rows can do without; undefined where there is no DOM. */
export const sideSheet = unsafeCSS(side).styleSheet;
