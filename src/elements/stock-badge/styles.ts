import { unsafeCSS } from '@lit/reactive-element';
import text from './stock-badge.css';

export const styles = unsafeCSS(text);
