/** Letters of each script; the name of a place is kept in the scripts that its country writes. */
const SCRIPTS = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hani: /\p{Script=Han}/u,
  Hang: /\p{Script=Hangul}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Kana: /[\p{Script=Katakana}\p{Script=Hiragana}]/u,
  Thai: /\p{Script=Thai}/u,
  Latn: /\p{Script=Latin}/u,
};
const SCRIPT_ALIASES = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Countries where towns have names in several languages of Latin script. */
const MULTILINGUAL = new Set(
  'AD BA BE BY CA CH CY EE ES FI FR GB HK IE IL IT LT LU LV MA ME MK MO MT NL NO PL RO RS SE SI SK TN UA XK ZA'.split(
    ' ',
  ),
);
/** Short names that everybody uses and that the sources do not tell from airport codes. */
const NICKNAMES = {
  'US New York City': ['NYC', 'New York'],
  'US San Francisco': ['SF'],
  'US Los Angeles': ['LA'],
  'US Washington': ['DC', 'Washington DC'],
  'US Las Vegas': ['Vegas'],
  'US Philadelphia': ['Philly'],
  'MX Mexico City': ['CDMX', 'Mexico DF'],
  'MY Kuala Lumpur': ['KL'],
  'VN Ho Chi Minh City': ['HCMC', 'Saigon'],
};
const CODE = /^[A-Z]{2,4}$/;

/** Scripts in which a country writes its own names, Latin left out. */
export function nativeScripts(country) {
  const { script } = new Intl.Locale(`und-${country}`).maximize();
  return (SCRIPT_ALIASES[script] ?? [script]).filter((name) => name !== 'Latn' && name in SCRIPTS);
}

/**
 * The other names under which a place may be looked for: `home` in the country's own scripts and in Latin, `abroad` in
 * other scripts.
 */
export function alternatesOf(place, country, { nameKey }) {
  const scripts = nativeScripts(country);
  const taken = new Set([nameKey(place.name), plain(nameKey(place.name)), '']);
  const pick = (names, limit) => {
    const picked = [];
    for (const name of names) {
      if (picked.length >= limit) break;
      const key = nameKey(name);
      if (taken.has(key) || taken.has(plain(key)) || /[|\n]/.test(name) || key.length < 2) continue;
      taken.add(key);
      picked.push(name);
    }
    return picked;
  };
  const all = [...place.names, ...(place.names.length ? [] : place.geonames)].filter(
    (name) => !CODE.test(name) && !name.includes(' - '),
  );
  const inScript = (script) => all.filter((name) => scriptOf(name) === script);
  const parts = place.name
    .split(/ ?[/()] ?| - /)
    .filter((part) => part.length > 2 && part !== place.name);
  const home = [
    ...pick(NICKNAMES[`${country} ${place.name}`] ?? [], 9),
    ...pick(parts, 3),
    ...pick(place.native, 4),
    ...scripts.flatMap((script) => pick(inScript(script), place.population >= 50_000 ? 6 : 3)),
    ...pick(inScript('Latn'), latinLimit(place, country, scripts)),
  ];
  const big = place.capital || place.population >= 300_000;
  const abroad = big
    ? Object.keys(SCRIPTS)
        .filter((script) => script !== 'Latn' && !scripts.includes(script))
        .flatMap((script) => pick(inScript(script), script === 'Hani' || script === 'Cyrl' ? 2 : 1))
    : [];
  return { home, abroad };
}

function latinLimit({ population, names, capital }, country, scripts) {
  if (!names.length) return MULTILINGUAL.has(country) && population >= 2000 ? 2 : 0;
  if (capital || population >= 1_000_000) return 14;
  if (population >= 300_000) return 6;
  if (scripts.length || MULTILINGUAL.has(country)) return 3;
  return population >= 100_000 ? 2 : 0;
}

const scriptOf = (name) => Object.keys(SCRIPTS).find((script) => SCRIPTS[script].test(name));

/** `ae`, `oe` and `ue` for umlauts: the page undoes these itself. */
const plain = (key) => key.replace(/([aou])e/g, '$1');
