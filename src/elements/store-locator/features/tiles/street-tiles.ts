import { html, type ReactiveController, type TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/catalogue.js';
import { report } from '../../../../controllers/report.js';
import { TileConsent, tileServer } from '../../../../controllers/tile-consent.js';
import { withoutSecret } from '../../../../domain/secret-key.js';
import { tilesMessages } from '../../../../i18n/en-tiles.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import tilesCss from './tiles.css';
import type { Words } from '../../views/words.js';

/** Undefined where there is no DOM. */
const tilesSheet = sheetOf(tilesCss);

/** Street tiles, where a merchant has them: not before the visitor allows it, where that is to be asked. */
export class StreetTiles implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #words: () => Words;
  readonly #consent: TileConsent;
  readonly #catalogue = createCatalogue(tilesMessages);
  readonly #tiles = memoizeOne((url: string, attribution: string) => ({ url, attribution }));
  /** What a script has said that is kept by now. */
  #said: boolean | undefined;

  constructor(host: LocatorAttributes, words: () => Words) {
    this.#host = host;
    this.#words = words;
    this.#consent = new TileConsent(host);
    adoptSheet(host, tilesSheet);
    host.addController(this);
  }

  hostUpdate(): void {
    const { _tilesAllowed } = this.#host;
    if (_tilesAllowed === undefined || _tilesAllowed === this.#said || !this.#server) return;
    this.#said = _tilesAllowed;
    this.#consent.set(this.#server, _tilesAllowed);
  }

  /** What the map is to load; undefined: nothing. */
  get tiles(): { readonly url: string; readonly attribution: string } | undefined {
    const { tilesAttribution } = this.#host;
    const tiles = this.#template;
    if (!tiles || !this.#isAllowed) return undefined;
    if (tilesAttribution) return this.#tiles(tiles, tilesAttribution);
    report(this.#host, 'tiles needs tiles-attribution; no tile was loaded.');
    return undefined;
  }

  /** On the map that stands in for them: asks. */
  get question(): TemplateResult | undefined {
    const { tilesConsent, tilesAttribution } = this.#host;
    if (tilesConsent !== 'ask' || !tilesAttribution || !this.#server || this.#isAllowed)
      return undefined;
    const { showStreets } = this.#catalogue(this.#host);
    return html`<button class="streets" part="button" @click=${() => this.#allow()}>
      ${showStreets(this.#words().format, this.#server)}
    </button>`;
  }

  get #template(): string | undefined {
    return withoutSecret(this.#host.tiles);
  }

  get #server(): string {
    const tiles = this.#template;
    return tiles ? tileServer(tiles) : '';
  }

  get #isAllowed(): boolean {
    return this.#consent.get(this.#server) ?? this.#host.tilesConsent !== 'ask';
  }

  #allow(): void {
    this.#said = undefined;
    this.#host._tilesAllowed = true;
    // It may have been said before, and denied elsewhere since.
    this.#consent.set(this.#server, true);
  }
}
