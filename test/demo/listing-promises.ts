import { expect } from '@open-wc/testing';
import { demoData } from '../../demo/service/demo-data.js';
import type { LocationRecord } from '../../demo/service/location-record.js';
import type { Promises } from './scenario-run.js';

const locations = demoData.listing.slice();

/** Checks of the scenarios about lists and their records. */
export const listingPromises: Promises = {
  'bad-records': async ({ list, reservations }) => {
    for (const [spoilt, good] of [
      [await list('bad-records'), await list('default')],
      [await reservations('bad-records'), await reservations('default')],
    ] as [unknown[], unknown[]][]) {
      expect(spoilt).to.have.length(250);
      const changed = spoilt.flatMap((record, nth) =>
        JSON.stringify(record) === JSON.stringify(good[nth]) ? [] : [nth],
      );
      expect(changed).to.deep.equal(Array.from({ length: 15 }, (_, nth) => 3 + nth * 10));
      const kinds = changed.map((nth) => JSON.stringify(spoilt[nth]));
      expect(kinds.slice(0, 6)).to.deep.equal(['null', '"a text"', '7', 'true', '[]', '{}']);
    }
  },
  none: async ({ list, reservations }) => {
    expect(await list('none')).to.deep.equal([]);
    expect(await reservations('none')).to.deep.equal([]);
  },
  one: async ({ list, reservations }) => {
    expect(await list('one')).to.have.length(1);
    expect(await list('one', 2)).to.deep.equal([]);
    expect(await reservations('one')).to.have.length(1);
  },
  'exactly-250': async ({ list, reservations }) => {
    expect(await list('exactly-250')).to.have.length(250);
    expect(await list('exactly-250', 2)).to.deep.equal([]);
    expect(await reservations('exactly-250')).to.have.length(250);
    expect(await reservations('exactly-250', 2)).to.deep.equal([]);
  },
  'ten-thousand': async ({ list }) => {
    const pages = await Promise.all(
      Array.from({ length: 41 }, (_, nth) => list('ten-thousand', nth + 1)),
    );
    expect(pages.map((page) => page.length)).to.deep.equal([
      ...Array.from({ length: 40 }, () => 250),
      0,
    ]);
    const all: (LocationRecord & { lat?: number; lng?: number })[] = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).to.equal(10_000);
    expect(new Set(all.map((record) => record.platform_location_id)).size).to.equal(10_000);
    expect(new Set(all.map(({ name }) => name)).size).to.be.greaterThan(9_800);
    const placed = all.filter(({ lat, lng }) => lat !== undefined && lng !== undefined);
    expect(placed.length).to.be.within(9_700, 9_999);
    expect(all.every(({ lat = 0, lng = 0 }) => Math.abs(lat) < 90 && Math.abs(lng) < 180)).to.equal(
      true,
    );
    expect(await list('ten-thousand', 40)).to.deep.equal(pages[39]);
  },
  'ignores-page': async ({ list, reservations }) => {
    expect(await list('ignores-page', 3)).to.deep.equal(await list('default', 1));
    expect(await reservations('ignores-page', 2)).to.deep.equal(await reservations('default', 1));
  },
  'repeats-records': async ({ list }) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list('repeats-records', page)));
    expect(pages.map((page) => page.length)).to.deep.equal([250, 250, 132, 0]);
    for (const nth of [1, 2])
      expect(pages[nth]?.slice(0, 10)).to.deep.equal(pages[nth - 1]?.slice(-10));
    expect(new Set(pages.flat().map(({ id }) => id)).size).to.equal(locations.length);
  },
  untidy: async ({ list }) => {
    const pages = await Promise.all([1, 2, 3].map((page) => list('untidy', page)));
    const read = pages.flat();
    expect(read).to.have.length(locations.length);
    expect(read.filter((record) => !record.platform_location_id)).to.have.length(13);
    expect(read.filter((record) => !record.google_maps_url)).to.have.length(12);
    const cut = read.filter((record) => /query=.*[#&]/.test(record.google_maps_url));
    expect(cut.length).to.be.above(10);
    for (const { address } of cut) expect(address).to.match(/[#&]/);
  },
  'hostile-strings': async ({ list }) => {
    const read = await list('hostile-strings');
    const names = read.map(({ name }) => name).join('\n');
    for (const danger of ['<img src=x onerror=', '<script>', '"quoted"', '\u202E', '\u200B', '\0'])
      expect(names).to.include(danger);
    expect(read.some(({ name }) => name.length === 5_000)).to.equal(true);
    const maps = read.map((record) => record.google_maps_url);
    expect(maps.some((address) => address.startsWith('javascript:'))).to.equal(true);
    expect(maps.some((address) => /query=.*#/.test(address))).to.equal(true);
    expect(maps.some((address) => /query=.*&/.test(address))).to.equal(true);
    expect(maps).to.include('');
  },
};
