import { unsafeCSS } from 'lit';
import base from '../../styles/base.css';
import own from './store-locator.css';

export const styles = [unsafeCSS(base), unsafeCSS(own)];
