import { unsafeCSS } from 'lit';
import text from './stock-badge.css';

export const styles = unsafeCSS(text);
