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

/** Browsers before 2024 may lack `:has()`. Their pins keep the colour of all pins. */
const hasSelector = (): boolean => CSS.supports('selector(:has(*))');

/** Gives the pins of some stores a colour or a picture of their own. */
export class OwnPins {
  /** Two rules for each colour, however many stores have it. */
  readonly #colors = sheetOf('');
  readonly #known = new Set<string>();
  /** The pictures of the stores by address. A pin that is drawn again keeps its picture. */
  readonly #icons = new WeakMap<Store, HTMLImageElement>();
  readonly #failed = new Set<string>();

  constructor(host: Element) {
    adoptSheet(host, iconSheet);
    adoptSheet(host, this.#colors);
  }

  /**
   * Returns the map's picture with these pins; the same while nothing changes.
   * @param pinOf undefined when no store has a pin of its own
   */
  onMap(picture: MapPicture, pinOf: PinOf | undefined): MapPicture {
    return pinOf ? { ...picture, labels: this.#labels(picture.labels, pinOf) } : picture;
  }

  /** The map asks for the glyph of each pin that it draws, and draws all again for new labels. */
  readonly #labels = memoizeOne((labels: MapLabels, pinOf: PinOf): MapLabels => {
    // Pictures that could not be loaded are requested again.
    this.#failed.clear();
    return {
      ...labels,
      glyph: (store) => {
        const { color, icon } = pinOf(store) ?? {};
        // The stock is worth more to a visitor than the picture.
        const glyph = labels.glyph?.(store) ?? (icon ? this.#iconOf(store, icon) : undefined);
        if (!color) return glyph;
        const both = document.createDocumentFragment();
        both.append(this.#markOf(color), glyph ?? '');
        return both;
      },
    };
  });

  /**
   * Returns an element by which a rule finds the pin. The edge has the colour of the text, so that
   * a pale pin is seen on pale land.
   */
  #markOf(color: string): HTMLElement {
    const mark = document.createElement('i');
    mark.hidden = true;
    mark.className = `map-own-${color.slice(1)}`;
    if (this.#colors && !this.#known.has(color) && hasSelector()) {
      const pin = `.map-pin:has(> .${mark.className})`;
      this.#colors.insertRule(`${pin} { --_accent: ${color}; --_accentText: ${inkOn(color)} }`);
      this.#colors.insertRule(`${pin} :is(.map-ink, .map-ring) { stroke: var(--_text) }`);
      this.#known.add(color);
    }
    return mark;
  }

  /** Returns a picture for a pin's head. Without it the pin looks like the others. */
  #iconOf(store: Store, address: string): HTMLImageElement | undefined {
    if (this.#failed.has(address)) return undefined;
    const known = this.#icons.get(store);
    if (known?.src === address) return known;
    const icon = document.createElement('img');
    icon.className = 'map-icon';
    icon.alt = '';
    icon.decoding = 'async';
    icon.draggable = false;
    icon.referrerPolicy = 'strict-origin';
    icon.addEventListener('error', () => {
      this.#failed.add(address);
      icon.remove();
    });
    icon.src = address;
    this.#icons.set(store, icon);
    return icon;
  }
}
