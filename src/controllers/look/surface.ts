import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { css, luminance, readableOn, type Rgb } from '../../domain/map/rgb.js';
import { ancestors } from './ancestors.js';
import { readColour } from './read-colour.js';
import { themeWatch } from '../watches/theme-watch.js';
import { watch } from '../watches/watch.js';

const opaque = 255;
/**
 * The time in milliseconds until a theme has faded to its next look. A colour that is read at the
 * start of the fade is not final.
 */
const fadeMs = 600;

function surfaceBehind(host: Element): Rgb {
  for (const element of ancestors(host)) {
    const { rgb, alpha } = readColour(getComputedStyle(element).backgroundColor);
    if (alpha === opaque) return rgb;
  }
  return [255, 255, 255];
}

/**
 * Finds the first opaque background behind the host, so that the host's surfaces look like the
 * page, whatever the system's colour scheme is.
 *
 * The result is set as `--_surface` and `color-scheme` by a style sheet of the host's own, with
 * `--_accentText`, the colour of text on the accent.
 */
export class SurfaceController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  #look = '';
  #hasMeasured = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    watch(host, themeWatch, () => {
      this.#measure();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#measure(), fadeMs);
    });
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#look = '';
  }

  hostUpdated(): void {
    if (!this.#look) this.#measure();
  }

  #measure(): void {
    const root = this.#host.shadowRoot;
    if (!root || !this.#sheet || !this.#host.isConnected) return;
    const rgb = surfaceBehind(this.#host);
    const accent = getComputedStyle(root.querySelector('.shell') ?? this.#host).outlineColor;
    const scheme = luminance(rgb) > 0.179 ? 'light' : 'dark';
    const look = `--_surface:${css(rgb)};color-scheme:${scheme};--_accentText:${css(readableOn(readColour(accent).rgb))}`;
    if (look !== this.#look) {
      this.#look = look;
      this.#sheet.replaceSync(`:host{${look}}`);
      if (!root.adoptedStyleSheets.includes(this.#sheet)) {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
      }
    }
    // The text colour or a custom property may have changed although the surface has not. The first
    // measurement needs no update, because none of them has been read yet.
    if (this.#hasMeasured) this.#host.requestUpdate();
    this.#hasMeasured = true;
  }
}
