import { Keyboard } from '../view/leaflet.js';

const FIELDS = 'input, select, textarea';

/**
 * Leaflet's keys, heard on the map element. Leaflet hears them on the document while the map itself
 * has the focus, but not on a pin or button inside it. It also focuses a pressed map, as browsers
 * do, and scrolls the page in doing so.
 */
export class MapKeys extends Keyboard {
  override addHooks(): void {
    this._map.getContainer().addEventListener('keydown', this.#hear);
  }

  override removeHooks(): void {
    this._map.getContainer().removeEventListener('keydown', this.#hear);
  }

  readonly #hear = (event: KeyboardEvent): void => {
    // A page may have put a form on the map.
    if (!(event.target as Element).closest(FIELDS)) this._onKeyDown(event);
  };
}
