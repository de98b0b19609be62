import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './pages.mjs';

const data = (name) => JSON.parse(readFileSync(join(root, `demo/service/data/${name}.json`)));

/**
 * Writes the demo's stores and the stock of one product as plain files: `stores.json` by the
 * project's own command, and the addresses of the service, where a server of plain files answers
 * each query alike.
 */
export async function writeStaticService(folder) {
  const { inventoryTable } = await tsImport(
    '../../demo/service/inventory-table.ts',
    import.meta.url,
  );
  const api = join(folder, 'api/v1');
  mkdirSync(api, { recursive: true });
  const listing = data('locations');
  const publicListing = listing.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !field.startsWith('manager_'))),
  );
  const [product] = data('products');
  const write = (path, value) => writeFileSync(path, JSON.stringify(value));
  write(join(api, 'locations.json'), publicListing);
  write(join(api, 'inventory.json'), inventoryTable(product, listing));
  writeSnapshot(folder, publicListing);
}

/** The command reads points of GeoJSON as rows of a table. */
function writeSnapshot(folder, listing) {
  const { positions } = data('positions');
  const { details } = data('details');
  const features = listing.map(({ store_id: _, ...location }) => {
    const [lat, lng] = positions[location.platform_location_id] ?? [];
    const { tags = [], hours, phone, email, note } = details[location.platform_location_id] ?? {};
    return {
      type: 'Feature',
      geometry: lat === undefined ? null : { type: 'Point', coordinates: [lng, lat] },
      properties: {
        ...location,
        tags: tags.join(', '),
        hours: [hours].flat().filter(Boolean).join('\n'),
        phone,
        email,
        note,
      },
    };
  });
  const table = join(folder, 'stores.geojson');
  writeFileSync(table, JSON.stringify({ type: 'FeatureCollection', features }));
  const out = join(folder, 'stores.json');
  const command = ['dist/npm/cli/store-locator.js', 'snapshot', '--csv', table, '--out', out];
  execFileSync(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  rmSync(table);
}
