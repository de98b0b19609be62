// The map vendor's own locator element, given all stores once they are read; its script is stubbed, so it draws no map.
import { readAll } from './read-all.js';
import { installStub } from './vendor-stub.js';

// It looks for the script once, and then only after a second.
installStub();
await import('@googlemaps/extended-component-library/store_locator.js');
const locator = document.querySelector('gmpx-store-locator');
globalThis.benchRoot = () => locator.shadowRoot;
const stores = [];
await readAll((records) => stores.push(...records));
locator.listings = stores
  .filter(({ lat }) => lat !== undefined)
  .map(({ id, name, address, zip, city, lat, lng }) => ({
    title: name,
    placeId: `${id}`,
    addressLines: [address, `${zip} ${city}`],
    position: { lat, lng },
  }));
await locator.updateComplete;
dispatchEvent(new Event('bench-all'));
