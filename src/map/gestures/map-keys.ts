import { Keyboard } from '../view/leaflet.js';

const FIELDS = 'input, select, textarea';

/**
 * Leaflet's keys, heard in the map. Leaflet hears them on the document while the map itself has
 * focus: not on a pin or a button in it. It also gives a pressed map focus, as browsers do, and
 * scrolls the page meanwhile.
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
