import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { describe, it } from 'node:test';
import coordinates from '../../demo/service/data/positions.json' with { type: 'json' };
import cityCoordinates from '../../demo/service/data/city-positions.json' with { type: 'json' };
import detailsFile from '../../demo/service/data/details.json' with { type: 'json' };
import { demoData } from '../../demo/service/demo-data.js';
import { inventoryTable } from '../../demo/service/inventory-table.js';
import { objectLines } from '../../src/domain/hours/object-lines.js';
import { readHours } from '../../src/domain/hours/read-hours.js';
import {
  refusedDetails,
  type DetailsOfStore,
} from '../../src/domain/store/details/store-details.js';

const locations = demoData.listing.slice();
const { products, reservations } = demoData;
const pictureFolder = new URL('../../demo/pictures/', import.meta.url);
const isUnique = (values: unknown[]) => new Set(values).size === values.length;

describe('the invented chain', () => {
  it('is large enough for three pages and twenty countries', () => {
    assert.equal(locations.length, 612);
    assert.ok(new Set(locations.map(({ country }) => country)).size > 20);
  });

  it('has the oddities of a real listing', () => {
    const count = (test: (location: (typeof locations)[number]) => boolean) =>
      locations.filter(test).length;
    const within = (number: number, from: number, to: number) =>
      assert.ok(number >= from && number <= to, `${number} is not within ${from} and ${to}`);
    within(
      count(({ store_id }) => store_id !== undefined),
      150,
      300,
    );
    within(
      count(({ address }) => address.endsWith(' ')),
      20,
      60,
    );
    within(
      count(({ address }) => /[#&]/.test(address)),
      5,
      40,
    );
    within(locations.length - new Set(locations.map(({ name }) => name)).size, 2, 12);
  });

  it('has unique ids, and platform ids of digits', () => {
    assert.ok(isUnique(locations.map(({ id }) => id)));
    const platformIds = locations.map((location) => location.platform_location_id);
    assert.ok(isUnique(platformIds));
    for (const id of platformIds) assert.match(id, /^\d{11}$/);
  });

  it('names no person that could be one, and no mailbox or telephone that could be theirs', () => {
    const contacts = [
      ...locations.map((location) => [location.manager_email, location.manager_phone]),
      ...reservations.map(({ customer }) => [customer.email, customer.phone]),
    ];
    const fictional =
      /^\+(33 1 99 00|49 30 23125|1 (202|613) 555 01|46 8 465 004|353 20 91|44 1632 960)/;
    for (const [email = '', phone = ''] of contacts) {
      assert.match(email, /^[a-z.-]+@example\.(com|org|net)$/);
      assert.match(phone, fictional);
    }
  });

  it('has exact coordinates for all but a few stores', () => {
    const placed = new Map(Object.entries<number[]>(coordinates.positions));
    assert.equal(coordinates.by, 'platformLocationId');
    const missing = locations.filter((location) => !placed.has(location.platform_location_id));
    assert.ok(missing.length >= 3 && missing.length <= 10);
    assert.equal(placed.size, locations.length - missing.length);
    for (const [lat = NaN, lng = NaN] of placed.values())
      assert.ok(Math.abs(lat) < 71 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0));
  });
});

describe('the exact coordinates of three cities', () => {
  const placed = new Map(Object.entries<number[]>(cityCoordinates.positions));

  it('are of each store there, and of no other', () => {
    const cities = ['Paris', 'London', 'Lyon'];
    const there = locations.filter(({ city }) => cities.includes(city));
    assert.deepEqual(
      [...placed.keys()].sort(),
      there.map((location) => location.platform_location_id).sort(),
    );
  });

  it('are within six kilometers of the postal code, as precise as the open data is', () => {
    const byCode = new Map(Object.entries<number[]>(coordinates.positions));
    for (const [id, [lat = NaN, lng = NaN]] of placed) {
      const [nearLat = lat, nearLng = lng] = byCode.get(id) ?? [];
      assert.ok(Math.hypot(lat - nearLat, (lng - nearLng) * 0.65) < 0.054, id);
    }
  });
});

describe('the invented details', () => {
  const details = Object.entries<DetailsOfStore & Record<string, unknown>>(detailsFile.details);

  it('are of each store, and all of them can be shown', () => {
    assert.deepEqual(
      details.map(([id]) => id).sort(),
      locations.map((location) => location.platform_location_id).sort(),
    );
    const base = 'https://shop.example/';
    assert.deepEqual(
      details.flatMap(([id, entry]) => refusedDetails(id, entry, base)),
      [],
    );
  });

  it('have hours that are understood, but for one store that closes at sunset', () => {
    const odd = details.filter(
      ([, { hours, holidays }]) => !readHours(hours, holidays, { objectLines }).schedule,
    );
    assert.deepEqual(
      odd.map(([, { hours }]) => hours),
      ['Mo-Sa 10:00-sunset'],
    );
    for (const form of [
      /,1\d:/,
      /Dec 25/,
      /PH /,
      /^"24\/7"$/,
      /^"\\"by appointment\\""$/,
      /-01:00/,
    ])
      assert.ok(
        details.some(([, { hours }]) => form.test(JSON.stringify(hours))),
        `${form}`,
      );
  });

  it('name no telephone that could be somebody’s, and no mailbox', () => {
    const fictional =
      /^\+(33 1 99 00|33 4 65 71|49 (30 23125|40 66969|69 90009|221 4710|89 99998)|1 \d{3} 555 01|44 (1632 960|20 7946 0|1\d1 496 0|11\d 496 0)|353 20 91|46 8 465 004|61 2 5550)/;
    const given = details.filter(([, { phone }]) => phone);
    assert.ok(given.length > 300);
    for (const [, { phone }] of given) assert.match(String(phone), fictional);
    for (const [, { email }] of details) assert.match(`${email}`, /^[\w-]+@halvarenne\.example$/);
  });

  it('have from one to six services, and pictures that lie beside the pages', () => {
    const named = new Set(details.flatMap(([, { tags }]) => tags ?? []));
    assert.equal(named.size, 7);
    const pictures = new Set(details.flatMap(([, { image }]) => (image ? [`${image}`] : [])));
    assert.ok(pictures.size >= 3);
    const files = readdirSync(pictureFolder);
    for (const picture of pictures)
      assert.ok(files.includes(picture.replace('pictures/', '')), picture);
    for (const [id, { image, imageAlt }] of details) assert.equal(!image, !imageAlt, id);
  });
});

describe('the invented reservations and products', () => {
  it('are more than 300, for known stores, products and variants', () => {
    assert.ok(reservations.length > 300);
    const storeIds = new Set(locations.map(({ id }) => id));
    const variantsOf = new Map(
      products.map(({ id, variants }) => [
        String(id),
        new Set(variants.map((variant) => String(variant.id))),
      ]),
    );
    assert.ok(isUnique(reservations.map(({ id }) => id)));
    for (const { location_id, cart } of reservations) {
      assert.ok(storeIds.has(location_id));
      assert.ok(cart.items.length > 0);
      for (const item of cart.items)
        assert.ok(variantsOf.get(item.product_id)?.has(item.variant_id));
    }
  });

  it('are dated in UTC with milliseconds, and never changed before they were made', () => {
    for (const { created_at, updated_at, fulfilled } of reservations) {
      assert.equal(new Date(created_at).toISOString(), created_at);
      assert.equal(new Date(updated_at).toISOString(), updated_at);
      assert.equal(updated_at > created_at, fulfilled);
    }
  });

  it('offer twelve products and more, with a variant for each combination of options', () => {
    assert.ok(products.length >= 12);
    const variants = products.flatMap((product) => product.variants);
    assert.ok(isUnique([...products, ...variants].map(({ id }) => id)));
    for (const { options, variants: some } of products) {
      assert.equal(
        some.length,
        options.reduce((count, { values }) => count * values.length, 1),
      );
      for (const { options: chosen } of some)
        chosen.forEach((value, nth) => assert.ok(options[nth]?.values.includes(value)));
    }
  });

  it('are sold out in one case: no store has the dress', () => {
    const dress = products.find(({ handle }) => handle === 'solstice-midi-dress');
    const rows = Object.values(dress ? inventoryTable(dress, locations) : {});
    assert.equal(rows.length, dress?.variants.length);
    for (const row of rows) {
      assert.equal(Object.keys(row).length, locations.length);
      assert.deepEqual([...new Set(Object.values(row))], ['out_of_stock']);
    }
  });

  it('have a picture and a close-up in each colour, small enough for a phone', () => {
    const wanted = products.flatMap(({ handle, options: [first] }) => {
      const colours = first?.name === 'Colour' ? first.values.map((each) => `-${each}`) : [''];
      return colours.flatMap((colour) =>
        ['', '-close'].map((end) => `${handle}${colour.toLowerCase()}${end}.webp`),
      );
    });
    const files = readdirSync(pictureFolder);
    assert.deepEqual(
      wanted.filter((name) => !files.includes(name)),
      [],
    );
    for (const name of files.filter((each) => each.endsWith('.webp')))
      assert.ok(statSync(new URL(name, pictureFolder)).size < 40_000, name);
  });
});
