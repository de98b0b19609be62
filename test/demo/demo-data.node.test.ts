import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import coordinates from '../../demo/service/data/positions.json' with { type: 'json' };
import { demoData } from '../../demo/service/demo-data.js';

const locations = demoData.listing.slice();
const { products, reservations } = demoData;
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
});
