import { random } from './random.mjs';

/**
 * The hours of a country's shops in the form of OpenStreetMap: a street of a large city, a large
 * town, and a small one, where many close at noon.
 */
const customs = {
  FR: [
    'Mo-Sa 10:00-20:00; Su 11:00-19:00; PH 11:00-19:00',
    'Mo-Sa 10:00-19:30; PH off',
    'Mo 14:00-19:00; Tu-Sa 10:00-12:30,14:00-19:00; PH off',
  ],
  DE: [
    'Mo-Sa 10:00-20:00',
    'Mo-Fr 10:00-19:00; Sa 10:00-18:00',
    'Mo-Fr 09:30-18:30; Sa 10:00-16:00',
  ],
  GB: [
    'Mo-Sa 10:00-20:00; Su 12:00-18:00; PH 11:00-17:00',
    'Mo-Sa 09:30-18:00; Su 11:00-17:00; PH 11:00-16:00',
    'Mo-Sa 09:00-17:30; PH off',
  ],
  US: ['Mo-Sa 10:00-21:00; Su 11:00-19:00', 'Mo-Sa 10:00-20:00; Su 12:00-18:00'],
  ES: ['Mo-Sa 10:00-21:00', 'Mo-Sa 10:00-14:00,17:00-20:30'],
  IT: ['Mo-Su 10:00-20:00', 'Mo 15:30-19:30; Tu-Sa 09:30-13:00,15:30-19:30'],
  PT: ['Mo-Su 10:00-20:00', 'Mo-Fr 10:00-13:00,15:00-19:00; Sa 10:00-13:00'],
  CH: ['Mo-Fr 09:00-19:00; Th 09:00-21:00; Sa 09:00-17:00', 'Mo-Fr 09:00-18:30; Sa 09:00-16:00'],
  JP: ['Mo-Su 11:00-20:00', 'We off; Mo,Tu,Th-Su 11:00-19:30'],
  AU: ['Mo-We,Sa 09:30-18:00; Th,Fr 09:30-21:00; Su 11:00-17:00'],
  other: ['Mo-Fr 10:00-20:00; Sa 10:00-18:00; Su 12:00-17:00', 'Mo-Fr 10:00-18:00; Sa 10:00-16:00'],
};

/** Shops that are unlike the others, by the end of their name. */
const own = {
  'Paris République': '24/7',
  'Paris Passy': '"by appointment"',
  'Lyon Brotteaux': 'Tu-Sa 11:00-19:00; Mo "by appointment"',
  'London Hampstead': 'Tu-Sa 10:00-18:00; Mo "by appointment"; PH off',
  Aoyama: 'Su-Th 11:00-21:00; Fr,Sa 11:00-01:00',
  // It is not understood, and a row shows it as given.
  Ajaccio: 'Mo-Sa 10:00-sunset',
};

const christmas = {
  FR: '; Dec 24 10:00-17:00; Dec 25 off; Jan 01 off; May 01 off',
  GB: '; Dec 24 10:00-16:00; Dec 25 off',
  US: '; Dec 24 10:00-17:00; Dec 25 off',
  JP: '; Dec 31-Jan 02 off',
  other: '; Dec 24 10:00-14:00; Dec 25-26 off; Jan 01 off',
};

/** The public holidays of the thirteen months from December 2026. */
const holidaysOf = {
  FR: [
    ...['2026-12-25', '2027-01-01', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-08'],
    ...['2027-05-17', '2027-07-14', '2027-08-15', '2027-11-01', '2027-11-11', '2027-12-25'],
  ],
  GB: [
    ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03'],
    ...['2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
  ],
  US: ['2026-12-25', '2027-01-01', '2027-11-25', '2027-12-25'],
};

const stateZones = {
  NSW: 'Sydney',
  VIC: 'Melbourne',
  QLD: 'Brisbane',
  WA: 'Perth',
  SA: 'Adelaide',
  ACT: 'Sydney',
  TAS: 'Hobart',
};

/**
 * Returns `{ hours, timeZone?, holidays? }` of a store. `isLarge` is true in a street of a large
 * city. The zone is given in Australia only; elsewhere the address tells it.
 */
export function openingHours({ name, countryCode, state }, isLarge) {
  const chance = random(`hours ${name}`);
  const special = Object.keys(own).find((end) => name.endsWith(` ${end}`));
  if (special) return { hours: own[special] };
  const [large, ...small] = customs[countryCode] ?? customs.other;
  const usual = isLarge || small.length === 0 ? large : chance.pick(small);
  const summer = /,1[457]:/.test(usual) && chance.chance(0.3) ? '; Aug 08-21 off' : '';
  const zone = countryCode === 'AU' ? stateZones[state] : undefined;
  const holidays = holidaysOf[countryCode];
  return {
    hours: usual + summer + (christmas[countryCode] ?? christmas.other),
    ...(zone && { timeZone: `Australia/${zone}` }),
    ...(holidays && { holidays }),
  };
}
