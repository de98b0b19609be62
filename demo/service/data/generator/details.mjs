import { measured } from './cities.mjs';
import { openingHours } from './opening-hours.mjs';
import { random } from './random.mjs';

/**
 * Telephone numbers that the numbering plans reserve for fiction: of the country, or of a city. A
 * store elsewhere gives none.
 */
const phones = {
  FR: '+33 1 99 00 ## ##',
  Lyon: '+33 4 65 71 ## ##',
  DE: '+49 30 23125 ###',
  Hamburg: '+49 40 66969 ###',
  'Frankfurt am Main': '+49 69 90009 ###',
  Köln: '+49 221 4710 ###',
  München: '+49 89 99998 ###',
  US: '+1 202 555 01##',
  'New York': '+1 212 555 01##',
  Brooklyn: '+1 718 555 01##',
  Chicago: '+1 312 555 01##',
  'Los Angeles': '+1 213 555 01##',
  'Beverly Hills': '+1 310 555 01##',
  'San Francisco': '+1 415 555 01##',
  CA: '+1 613 555 01##',
  GB: '+44 1632 960###',
  London: '+44 20 7946 0###',
  Birmingham: '+44 121 496 0###',
  Manchester: '+44 161 496 0###',
  Leeds: '+44 113 496 0###',
  Bristol: '+44 117 496 0###',
  Edinburgh: '+44 131 496 0###',
  Glasgow: '+44 141 496 0###',
  IE: '+353 20 91# ####',
  SE: '+46 8 465 004 ##',
  AU: '+61 2 5550 ####',
};

/** A service, and the shares of stores that have it: in a large city's streets, and elsewhere. */
const services = [
  ['Step-free access', 0.85, 0.75],
  ['Alterations', 0.6, 0.35],
  ['Repairs', 0.5, 0.3],
  ['Parking', 0.06, 0.55],
  ['Gift wrapping', 0.7, 0.5],
  ['Personal styling', 0.4, 0.08],
];

const pictures = [
  ['arcade', 'A shop front with a dark green awning'],
  ['corner', 'A corner shop with tall windows, lit in the evening'],
  ['boutique', 'A narrow shop front of pale stone'],
];

const notes = [
  'The entrance is in the courtyard.',
  'Pick-up counter on the lower floor.',
  'Ring the bell for step-free access.',
  'The busiest hour is noon; come early to try on.',
];

/** Shops that have more to say, by the end of their name. */
const own = {
  'Paris République': {
    note: 'Lockers in the passage, day and night. The code is in your mail.',
    tags: ['Step-free access', 'Pick-up lockers'],
  },
  'Paris Passy': {
    note: 'Our fitting studio. Write or call, and a tailor has time for you.',
    tags: ['Alterations', 'Personal styling'],
  },
  Ajaccio: { note: 'We close when the sun goes down.' },
};

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A store in a street of its own in a city that has several. */
const isLargeCity = (store, stores) =>
  stores.filter(({ city, country }) => city === store.city && country === store.country).length > 2;

function fieldsOf({ address }, transport, chance) {
  const isInArcade = /^(Centre|Galer|Unit|Shop|Suite|C\.C\.|Passage|Tsumugi|Ste)/.test(address);
  return {
    ...(isInArcade && { Floor: /2F/.test(address) ? '2' : chance.pick(['Ground', '1', '2']) }),
    ...(transport && { 'Public transport': transport }),
  };
}

function detailsOf(store, isLarge) {
  const { name, city, countryCode } = store;
  const chance = random(`details ${name} ${store.zip}`);
  const phone = phones[city] ?? phones[countryCode];
  const tags = services
    .filter(([, inCity, elsewhere]) => chance.chance(isLarge ? inCity : elsewhere))
    .map(([service]) => service);
  const [picture, imageAlt] = chance.pick(pictures);
  const isPictured = chance.chance(isLarge ? 0.8 : 0.25);
  const note = chance.chance(0.08) ? chance.pick(notes) : undefined;
  const fields = fieldsOf(store, measured(store)?.transport, chance);
  return {
    ...(phone && { phone: phone.replace(/#/g, () => chance.digits(1)) }),
    ...openingHours(store, isLarge),
    // Nobody can own a mailbox or a site of this name.
    email: `${plain(name.replace(/^\S+ /, '')) || store.id}@halvarenne.example`,
    ...(isPictured && { url: `./?store=${store.id}` }),
    ...(note && { note }),
    tags,
    ...(isPictured && { image: `pictures/${picture}.webp`, imageAlt }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...own[Object.keys(own).find((end) => name.endsWith(` ${end}`))],
  };
}

/** The details of all stores, by platform id. */
export const details = (stores) =>
  stores.map((store) => [store.platform_location_id, detailsOf(store, isLargeCity(store, stores))]);
