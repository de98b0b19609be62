import type { MapPicture } from '../../../../controllers/map/map.js';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import { inkOn, type OwnPin } from '../../../../domain/store/details/own-pin.js';
import type { Store } from '../../../../domain/store/store.js';
import ownPinsCss from './own-pins.css';

/** The style sheet; undefined when there is no DOM. */
const iconSheet = sheetOf(ownPinsCss);

type MapLabels = MapPicture['labels'];
export type PinOf = (store: Store) => OwnPin | undefined;

/** A map shows far fewer pins at once, so the oldest rules are of pins that are gone. */
const mostStores = 1_000;

/** A picture in a pin's head. Without it the pin looks like the others. */
function iconOf(address: string): HTMLImageElement {
  const icon = document.createElement('img');
  icon.className = 'map-icon';
  icon.alt = '';
  icon.decoding = 'async';
  icon.draggable = false;
  icon.addEventListener('error', () => icon.remove());
  icon.src = address;
  return icon;
}

/** Gives the pins of some stores a colour or a picture of their own. */
export class OwnPins {
  /** The rules of the stores whose pins the map has drawn, two for each. */
  readonly #colors = sheetOf('');
  readonly #colored = new Set<number>();

  constructor(host: Element) {
    adoptSheet(host, iconSheet);
    adoptSheet(host, this.#colors);
  }

  /**
   * Returns the map's picture with these pins; the same while nothing changes.
   * @param pinOf undefined when no store has a pin of its own
   */
  onMap(picture: MapPicture, pinOf: PinOf | undefined): MapPicture {
    const labels = this.#labels(picture.labels, pinOf);
    return labels === picture.labels ? picture : { ...picture, labels };
  }

  /** The map asks for the glyph of each pin that it draws, and draws all again for new labels. */
  readonly #labels = memoizeOne((labels: MapLabels, pinOf: PinOf | undefined): MapLabels => {
    this.#colors?.replaceSync('');
    this.#colored.clear();
    if (!pinOf) return labels;
    return {
      ...labels,
      glyph: (store) => {
        const pin = pinOf(store);
        if (pin?.color) this.#color(store.id, pin.color);
        // The stock is worth more to a visitor than the picture.
        return labels.glyph?.(store) ?? (pin?.icon ? iconOf(pin.icon) : undefined);
      },
    };
  });

  /** The edge has the colour of the text, so that a pale pin is seen on pale land. */
  #color(id: number, color: string): void {
    const sheet = this.#colors;
    if (!sheet || this.#colored.has(id)) return;
    const [oldest] = this.#colored;
    if (oldest !== undefined && this.#colored.size === mostStores) {
      this.#colored.delete(oldest);
      sheet.deleteRule(0);
      sheet.deleteRule(0);
    }
    this.#colored.add(id);
    const pin = `.map-pin[data-id="${id}"]`;
    const end = sheet.cssRules.length;
    sheet.insertRule(`${pin} { --_accent: ${color}; --_accentText: ${inkOn(color)} }`, end);
    sheet.insertRule(`${pin} :is(.map-ink, .map-ring) { stroke: var(--_text) }`, end + 1);
  }
}
