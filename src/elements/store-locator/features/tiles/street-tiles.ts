import { html, type ReactiveController, type TemplateResult } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import { report } from '../../../../controllers/reports/report.js';
import { TileConsent, tileServer } from '../../../../controllers/map/tile-consent.js';
import { withoutSecret } from '../../../../domain/secret-key.js';
import { tilesMessages } from '../../../../i18n/en-tiles.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import tilesCss from './tiles.css';
import type { Words } from '../../views/words.js';

/** The style sheet; undefined when there is no DOM. */
const tilesSheet = sheetOf(tilesCss);

/** The merchant's street tiles. With `tiles-consent` set to `ask`, they wait for the visitor. */
export class StreetTiles implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #words: () => Words;
  readonly #consent: TileConsent;
  readonly #catalogue = createCatalogue(tilesMessages);
  readonly #tiles = memoizeOne((url: string, attribution: string) => ({ url, attribution }));
  /** The last permission or refusal by a script that has been stored. */
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

  /** The tiles that the map loads; undefined for the embedded map. */
  get tiles(): { readonly url: string; readonly attribution: string } | undefined {
    const { tilesAttribution } = this.#host;
    const tiles = this.#template;
    if (!tiles || !this.#isAllowed) return undefined;
    if (tilesAttribution) return this.#tiles(tiles, tilesAttribution);
    report(this.#host, 'tiles needs tiles-attribution; no tile was loaded.');
    return undefined;
  }

  /** The button on the embedded map that asks the visitor whether to load street tiles. */
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
    // Store the answer here: `_tilesAllowed` may have been true already, and the tiles denied
    // elsewhere since.
    this.#consent.set(this.#server, true);
  }
}
