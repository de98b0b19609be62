import { normalizeText } from '../../domain/search/normalize-text.js';
import type { Store } from '../../domain/store/store.js';
import { hasPostcodes, storePostcodeKeys } from './postcode-key.js';
import { territoriesOf, territoryOf } from './territory-of.js';

/**
 * Places that merchants give to another country than the one whose files have them. Each has the
 * country of the address, the country with the files, its postal codes, its names, and names of its
 * towns that mean no place at home. The last two may be a state or a town; names that mean a place
 * at home too, as Andorra in Spain, are read as a state alone (`$`).
 */
const PLACES = [
  'CH>LI>(CH|FL|LI)?(948[5-9]|949[0-8])>(furstentum )?liechtenstein|fl$|li$>' +
    'vaduz|schaan|balzers|triesen|triesenberg|ruggell|gamprin|eschen',
  'CN>HK>>hong ?kong.*|hk|hksar|kowloon|new territories|(中[国國])?香港.*|九龍|新界>tsim sha tsui',
  'CN>MO>>maca[uo].*|mo|(中[国國])?澳[门門].*>',
  'CN>TW>>taiwan.*|tw|(中[国國])?[台臺][湾灣].*>' +
    '(new )?taipei.*|kaohsiung.*|taichung.*|tainan.*|新?[台臺]北.*|高雄.*|[台臺]中.*|[台臺]南.*',
  'DK>FO>>faeroerne|foroyar>torshavn',
  'DK>GL>>gronland>nuuk',
  'ES>AD>AD[1-7]00>andorra$|principa.* andorra|andorra la .*>(les )?escaldes.*|encamp|canillo|sant julia de loria',
  'ES>GI>GX111AA>gibraltar>',
  'FI>AX>>aland|ahvenanmaa>mariehamn|maarianhamina',
  'FR>AD>AD[1-7]00>andorra?e?$|principa.* andorr.*|andorra?e? la .*>(les )?escaldes.*|encamp|canillo',
  'FR>GF>>guyane.*>cayenne|kourou',
  'FR>GP>>>pointe a pitre|les abymes|baie mahault',
  'FR>MC>>>monte carlo',
  'FR>MF>97150>>marigot',
  'FR>MQ>>>fort de france',
  'FR>NC>>nouvelle caledonie>noumea',
  'FR>PF>>polynesie francaise|tahiti>papeete|faaa',
  'FR>RE>>(ile de )?la reunion$>saint denis de la reunion|le tampon',
  'FR>YT>>>mamoudzou',
  'IE>GB>BT\\d.*>n(orthern)? ireland|ni$>(co |county )?(antrim|armagh|down|fermanagh|tyrone|(london)?derry)|belfast|' +
    'newry|lisburn|omagh|enniskillen|coleraine|ballymena|craigavon|portadown|dungannon|strabane|larne|newtownabbey',
  'IL>PS>>west bank|gaza.*|palestin.*>ramallah|bethlehem|nablus|jericho|jenin',
  'IT>SM>(RSM|SM|IT?)?4789\\d>rsm|sm$|repubblica di san marino>(citta di )?san marino|borgo maggiore|domagnano',
  'IT>VA>(SCV|VA|IT?)?(00)?120>vatican.*|citta del vaticano|scv>',
  'MA>EH>>western sahara>laayoune|el aaiun|dakhla',
  'NO>SJ>>>longyearbyen',
  'NL>SX>>>philipsburg',
  'RS>XK>>kosovo.*>pristina|prizren|gnjilane',
  'RU>UA>29[5-9]\\d{3}>((respublika|republic of|республика) )?(krym|crimea|крым)|севастополь|sevastopol>' +
    'симферополь|simferopol|керчь|kerch|евпатория',
  'TR>CY>(TR)?99\\d{3}>kktc|k k t c|trnc|t r n c|kuzey kibris.*|north(ern)? cyprus|cyprus|kibris|mersin 10>' +
    'girne|kyrenia|lefkosa|gazimagusa|magusa|famagusta',
];

/** Codes of `Intl` for parts of countries, whose places are in the files of the whole. */
const WHOLES: Readonly<Record<string, string>> = {
  ...{ AC: 'SH', CQ: 'GG', DG: 'IO', EA: 'ES', IC: 'ES', TA: 'SH' },
};

const whole = (parts: readonly string[]): RegExp =>
  new RegExp(`^(?:${parts.filter(Boolean).join('|') || '(?!)'})$`);

/**
 * Matches the codes, the states and the towns of places, and the towns that count only without a
 * state.
 */
const matchers = (places: readonly (readonly string[])[]) => ({
  code: whole(places.map(([, , codes = '']) => codes)),
  state: whole(places.flatMap((place) => place.slice(3)).map((text) => text.replaceAll('$', ''))),
  city: whole(places.map(([, , , names = '']) => names.replaceAll('$', '(?!)'))),
  town: whole(places.map(([, , , , towns = '']) => towns)),
});

type Matchers = ReturnType<typeof matchers>;

const countryOf = (rows: readonly (readonly string[])[]) => ({
  // Most addresses are at home, so one test of all places rejects them quickly.
  any: matchers(rows),
  each: rows.map((row) => ({ home: row[1]!, ...matchers([row]) })),
});
const places = new Map<string, ReturnType<typeof countryOf>>();
const rows = PLACES.map((place) => place.split('>'));
for (const [country = ''] of rows)
  if (!places.has(country)) places.set(country, countryOf(rows.filter(([of]) => of === country)));

/** Whether addresses may give places of a country to another one. */
export const isPartOf = (country: string, whole: string): boolean =>
  homesAbroad(whole).includes(country);

/** Returns the other countries whose shards may hold addresses of a country. */
export const homesAbroad = (country: string): readonly string[] => [
  ...territoriesOf(country),
  ...(places.get(country)?.each.map(({ home }) => home) ?? []),
];

/**
 * Returns the country whose shards hold a store's address, and the store as an address of that
 * country. A store in "Vaduz, Switzerland" is in Liechtenstein, and one in "Hong Kong, China" is in
 * no region.
 */
export function homeOf(country: string, store: Store): readonly [country: string, Store] {
  const abroad = places.get(country);
  if (!abroad) return [WHOLES[country] ?? territoryOf(country, store), store];
  const state = normalizeText(store.state);
  const city = normalizeText(store.city);
  const zip = store.zip.replace(/[^a-z\d]+/gi, '').toUpperCase();
  const isNamed = (by: Matchers): boolean =>
    by.code.test(zip) || by.state.test(state) || by.city.test(city);
  const isTown = (by: Matchers): boolean => !state && by.town.test(city);
  const there =
    (isNamed(abroad.any) || isTown(abroad.any)) &&
    abroad.each.find((by) => isNamed(by) || (isTown(by) && !hasOwnCode(by.home)));
  return there ? [there.home, inside(store, there.home)] : [territoryOf(country, store), store];

  function hasOwnCode(home: string): boolean {
    return hasPostcodes(home) && storePostcodeKeys(store.zip, country).length > 0;
  }
}

/** Returns an address without the state and the code of another country. */
function inside(store: Store, home: string): Store {
  const hasCode = storePostcodeKeys(store.zip, home).length > 0;
  return { ...store, zip: hasCode ? store.zip : '', state: home === 'GB' ? store.state : '' };
}
