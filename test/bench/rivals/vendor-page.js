// The map vendor's own locator element. It gets all stores once they are read. The vendor's script
// is stubbed, so no map is drawn.
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
