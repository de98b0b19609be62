export { afterPaint } from '../page/after-paint.js';
