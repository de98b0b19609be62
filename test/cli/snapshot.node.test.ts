import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { snapshotPages } from '../../src/api/read/snapshot-pages.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { fakeNominatim, house } from './fake-nominatim.js';
import { fakeUsCensus } from './fake-us-census.js';
import { matchesSchema } from './matches-schema.js';
import { locationsIn, openShop, truePositions } from './shop.js';
import { first, locations, useWorkplace } from './use-workplace.js';

const schema = JSON.parse(readFileSync('src/cli/snapshot.schema.json', 'utf8')) as Record<
  string,
  unknown
>;
const { shop, workplace, opened, withNominatim } = useWorkplace();
const entryOf = (id: number) => workplace().snapshot.stores.find((entry) => entry.id === id);

describe('a snapshot', () => {
  it('made with the gazetteer alone holds every public field, a position and no manager', async () => {
    const { code, out } = await workplace().run(workplace().arguments(shop(), '--gazetteer-only'));
    assert.equal(code, 0);
    assert.match(out, /^40 stores: 0 exact, 0 address, \d+ postcode, \d+ city, 0 without/);
    matchesSchema(workplace().snapshot, schema);
    assert.equal(workplace().snapshot.stores.length, locations.length);
    locations.forEach((location, i) => {
      const entry = workplace().snapshot.stores[i]!;
      const isPublic = ([name]: [string, unknown]) => !name.startsWith('manager_');
      const fields = Object.fromEntries(Object.entries(location).filter(isPublic));
      assert.deepEqual({ ...entry, ...fields }, entry);
      const [lat, lng] = truePositions[location.platform_location_id]!;
      const { lat: foundLat, lng: foundLng } = entry as { lat: number; lng: number };
      assert.ok(distanceMeters({ lat, lng }, { lat: foundLat, lng: foundLng }) < 30_000);
    });
    assert.doesNotMatch(readFileSync(workplace().file, 'utf8'), /manager/);
    assert.equal(existsSync(workplace().stateFile), false);
  });

  it('made with a geocoder holds positions of houses, and the page reads it as it was written', async () => {
    const geocoder = await opened(fakeNominatim(locations));
    assert.equal((await workplace().run(withNominatim(geocoder))).code, 0);
    matchesSchema(workplace().snapshot, schema);
    const pages = [...snapshotPages(workplace().snapshot)];
    assert.ok(pages.every(({ dropped }) => dropped === 0));
    const stores = pages.flatMap(({ items }) => items);
    assert.equal(stores.length, locations.length);
    for (const { platformLocationId, position } of stores) {
      const [lat, lng] = truePositions[platformLocationId]!;
      const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
      const at = { lat: rounded(lat), lng: rounded(lng) };
      assert.deepEqual(position, { ...at, precision: 'address', radiusMeters: 100 });
    }
    assert.equal(geocoder.asked.length, locations.length);
  });

  it('asks the geocoder for changed and new addresses only, the next time', async () => {
    const geocoder = await opened(fakeNominatim(locations));
    await workplace().run(withNominatim(geocoder));
    const before = entryOf(first.id);
    const changed = { ...first, address: '1 Other Street' };
    const moved = await opened(openShop([changed, ...locations.slice(1)]));
    const { code, out } = await workplace().run(withNominatim(geocoder, moved));
    assert.equal(code, 0);
    assert.deepEqual(
      geocoder.asked.slice(locations.length).map((query) => query.get('street')),
      ['1 Other Street'],
    );
    assert.notEqual(entryOf(first.id)?.fingerprint, before?.fingerprint);
    assert.notEqual(entryOf(first.id)?.precision, 'address');
    assert.match(out, /Not known to the geocoder \(1\):\n {2}\d+ .*: 1 Other Street/);
    assert.deepEqual(
      workplace().report.notFound.map(({ id }) => id),
      [first.id],
    );

    await workplace().run(withNominatim(geocoder, moved));
    assert.equal(geocoder.asked.length, locations.length + 1);
    await workplace().run([...withNominatim(geocoder, moved), '--ask-again']);
    assert.equal(geocoder.asked.length, locations.length + 2);
  });

  it('refuses a point too far from the postal code, says so, and uses the gazetteer', async () => {
    const geocoder = await opened(
      fakeNominatim(locations, (query, response) =>
        query.get('street') === first.address.trim()
          ? response.end(JSON.stringify([house([-45, 170])]))
          : undefined,
      ),
    );
    const { out } = await workplace().run(withNominatim(geocoder));
    assert.notEqual(entryOf(first.id)?.precision, 'address');
    assert.notEqual(entryOf(first.id)?.lat, -45);
    const [refused, ...others] = workplace().report.refused;
    assert.equal(refused?.id, first.id);
    assert.ok(refused?.farKm && refused.farKm > 5_000);
    assert.deepEqual(others, []);
    assert.match(out, /too far from postal code and town, so not used \(1\):/);
  });

  it("keeps the listing's own coordinates, and doubts those that are far off", async () => {
    const [lat, lng] = truePositions[first.platform_location_id]!;
    const [near, far] = [
      { ...first, latitude: lat, longitude: lng },
      { ...locations[1]!, latitude: -45, longitude: 170 },
    ];
    const own = await opened(openShop([near, far]));
    const geocoder = await opened(fakeNominatim(locations));
    await workplace().run(withNominatim(geocoder, own));
    assert.equal(geocoder.asked.length, 0);
    assert.equal(entryOf(near.id)?.precision, 'exact');
    assert.equal(entryOf(far.id)?.lat, -45);
    assert.deepEqual(
      workplace().report.doubtful.map(({ id }) => id),
      [far.id],
    );
    matchesSchema(workplace().snapshot, schema);
  });

  it('made with the US Census has positions for its stores, and leaves the others to the gazetteer', async () => {
    const american = locationsIn('United States').filter(
      ({ platform_location_id }) => truePositions[platform_location_id],
    );
    const [tied, unknown] = american;
    const census = await opened(
      fakeUsCensus(american, { ties: [tied!.address.trim()], unknown: [unknown!.address.trim()] }),
    );
    const abroad = locationsIn('Netherlands').slice(0, 3);
    const mixed = await opened(openShop([...american, ...abroad]));
    const args = workplace().arguments(mixed, '--geocoder', 'us-census', '--endpoint', census.url);
    const { code } = await workplace().run(args);
    assert.equal(code, 0);
    matchesSchema(workplace().snapshot, schema);
    assert.equal(census.files.length, 1);
    assert.equal(census.files[0]?.length, american.length);
    assert.equal(workplace().report.precisions.address, american.length - 2);
    assert.equal(workplace().report.notFound.length, 2);
    const [lat, lng] = truePositions[american[2]!.platform_location_id]!;
    assert.ok(Math.abs(Number(entryOf(american[2]!.id)?.lat) - lat) < 1e-5);
    assert.ok(Math.abs(Number(entryOf(american[2]!.id)?.lng) - lng) < 1e-5);

    await workplace().run(args);
    assert.equal(census.files.length, 1);

    // one geocoder after the other, for what the first did not find
    const everywhere = await opened(fakeNominatim([...american, ...abroad]));
    await workplace().run(withNominatim(everywhere, mixed));
    assert.equal(everywhere.asked.length, 2 + abroad.length);
    assert.equal(workplace().report.precisions.address, american.length + abroad.length);
    await workplace().run(args);
    assert.deepEqual(workplace().report.notFound, []);
  });

  it('replaces the old file as a whole, so that readers of the old one can read on', async () => {
    writeFileSync(workplace().file, 'old');
    writeFileSync(`${workplace().file}.unfinished`, 'what a killed run left behind'.repeat(10_000));
    const reading = openSync(workplace().file, 'r');
    const { code } = await workplace().run(workplace().arguments(shop(), '--gazetteer-only'));
    assert.equal(code, 0);
    assert.equal(readFileSync(reading, 'utf8'), 'old');
    closeSync(reading);
    assert.equal(workplace().snapshot.stores.length, locations.length);
  });
});

describe('the command', () => {
  it('shows progress on a terminal in one line, elsewhere in whole lines', async () => {
    const geocoder = await opened(fakeNominatim(locations));
    const plain = await workplace().run(withNominatim(geocoder));
    assert.doesNotMatch(plain.err, /[\r\u001b]/);
    assert.match(
      plain.err,
      /^Reading the listing of http.*\nLooking 40 stores up.*\nAsking nominatim/,
    );
    const terminal = await workplace().run(withNominatim(geocoder), { isTTY: true });
    assert.match(terminal.err, /\r\u001b\[2KListing: 40 stores/);
  });

  it('keeps the key of a geocoder out of all that it writes', async () => {
    const geocoder = await opened(fakeNominatim(locations));
    const service = ['--geocoder', 'nominatim', '--endpoint', `${geocoder.url}/search?key=hush`];
    const { code, out, err } = await workplace().run(
      workplace().arguments(shop(), ...service, '--requests-per-second', '1000'),
    );
    assert.equal(code, 0);
    assert.equal(geocoder.asked[0]?.get('key'), 'hush');
    const written = [workplace().file, workplace().stateFile].map((file) =>
      readFileSync(file, 'utf8'),
    );
    assert.doesNotMatch([out, err, ...written, JSON.stringify(workplace().report)].join(), /hush/);
  });

  it('ignores lines in the file of its state that it has not written', async () => {
    const geocoder = await opened(fakeNominatim(locations));
    await workplace().run(withNominatim(geocoder));
    appendFileSync(workplace().stateFile, 'null\n[1]\n"x"\n{}\n{"position":{"lat":1}}\n<html>');
    assert.equal((await workplace().run(withNominatim(geocoder))).code, 0);
    assert.equal(geocoder.asked.length, locations.length);
  });

  it('runs as the package installs it, and explains itself', async () => {
    const { bin, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      bin: Record<string, string>;
      exports: Record<string, string>;
    };
    const file = bin['store-locator'] ?? '';
    assert.match(readFileSync(file, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    const { stdout } = await promisify(execFile)(process.execPath, [file, 'snapshot', '--help']);
    for (const option of ['--base-url', '--geocoder', '--ask-again', '--countries', 'Exit status'])
      assert.ok(stdout.includes(option), option);
    assert.ok(stdout.split('\n').every((line) => line.length <= 80));
    for (const name of ['snapshot.schema.json', 'details.schema.json']) {
      const published = readFileSync(exports[`./${name}`] ?? '', 'utf8');
      assert.equal(published, readFileSync(`src/cli/${name}`, 'utf8'));
    }
    assert.equal((await workplace().run([])).code, 2);
    assert.equal((await workplace().run(['snap'])).code, 2);
  });
});
