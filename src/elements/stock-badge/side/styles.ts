import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import side from './side.css';

/** Of what a badge's first status can do without; undefined where there is no DOM. */
export const sideSheet = unsafeCSS(side).styleSheet;
