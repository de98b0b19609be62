import { unsafeCSS } from '@lit/reactive-element';
import base from '../../styles/base.css';
import own from './store-locator.css';

export const styles = [unsafeCSS(base), unsafeCSS(own)];
