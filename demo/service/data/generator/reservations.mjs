import { person } from './people.mjs';
import { random } from './random.mjs';

const COUNT = 324;
const FIRST_DAY = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;

const instructions = {
  fr: ['', '', 'Je passerai samedi matin.', 'Merci de mettre un cintre de côté.'],
  de: ['', '', 'Ich komme nach 17 Uhr.', 'Bitte auch Größe M zurücklegen.'],
  other: [
    '',
    '',
    '',
    'Will collect after work.',
    'Please ring the bell at the back.',
    'It is a gift: no price tag, please.',
  ],
};

function cartItem(products, chance) {
  const product = chance.pick(products);
  const variant = chance.pick(product.variants);
  return {
    product_id: String(product.id),
    variant_id: String(variant.id),
    title: product.title,
    variant_title: variant.title,
    quantity: chance.chance(0.85) ? 1 : 2,
    price: variant.price,
  };
}

/** Reservations of these products at these stores, newest first. */
export function reservations(stores, products) {
  const shelf = products.filter((product) => product.handle !== 'gift-card');
  let at = FIRST_DAY;
  let id = 90_017;
  return Array.from({ length: COUNT }, (_, nth) => {
    const chance = random(`reservation ${nth}`);
    // a third go to a few busy stores, so that filtering by store finds several
    const store = chance.chance(0.33) ? stores[chance.integer(0, 11) * 47] : chance.pick(stores);
    at += Math.floor(chance.next() * DAY_MS);
    const fulfilled = chance.chance(0.7);
    const laterMs = fulfilled ? Math.floor((0.1 + chance.next() * 3) * DAY_MS) : 0;
    // some shoppers come back: fewer people than reservations
    const shopper = `shopper ${store.countryCode} ${chance.integer(0, 12)}`;
    return {
      id: (id += chance.integer(1, 5)),
      location_id: store.id,
      customer: {
        ...person(store.language, store.countryCode, shopper),
        instructions: chance.pick(instructions[store.language] ?? instructions.other),
      },
      cart: {
        items: Array.from({ length: chance.chance(0.75) ? 1 : chance.integer(2, 3) }, () =>
          cartItem(shelf, chance),
        ),
      },
      fulfilled,
      created_at: new Date(at).toISOString(),
      updated_at: new Date(at + laterMs).toISOString(),
    };
  }).reverse();
}
