import { curatedNames } from './curated-names.mjs';
import { romanised } from './romanised.mjs';
import { nativeScripts, SCRIPTS, scriptOf } from './scripts.mjs';

/** Countries whose towns have names in several languages with Latin script. */
const MULTILINGUAL = new Set(
  'AD BA BE BY CA CH CY EE ES FI FR GB HK IE IL IT LT LU LV MA ME MK MO MT NL NO PL RO RS SE SI SK TN UA XK ZA'.split(
    ' ',
  ),
);
/**
 * Countries whose towns are known worldwide by their own names. Nobody types the other names in the
 * sources.
 */
const ENGLISH = new Set('AU CA GB IE NZ US'.split(' '));
/** The number of names from which a place counts as famous. */
const FAMOUS = 40;
/** Scripts that several languages use. */
const SHARED = new Set(['Cyrl', 'Hani']);
/**
 * Scripts whose first name may be in another language: Persian in place of Arabic, or Yiddish in
 * place of Hebrew.
 */
const MIXED = new Set(['Arab', 'Hebr']);
const LIKELIEST = 6;
const TOWN = 15_000;
const SMALL_TOWN = 2_000;
const CODE = /^[A-Z]{2,4}$/;
/** Matches lower-case Latin names, which machines produced from another script: "fu luo lun sa". */
const PLAIN_LATIN = /^(?!.*\p{Lu}).*\p{Script=Latin}/u;
/** Matches "City of" in languages in which nobody searches for a town abroad. */
const CITY_OF =
  /^(?:lungsod|dakbayan|kota|bandar|thanh pho|thành phố|cathair|civitas|urbs|horad|orasul|kreisfreie) /i;
const ARABIC = /[\u0629\u0643\u064a\u0623\u0625\u0624]|\u0649(?!\p{L})/u;
/** Matches vowel points and stress marks, which nobody types. */
const POINTED = /[\u0301\u0591-\u05c7\u064b-\u0652]/;
const NOT_ARABIC = /[^\u0600-\u0652\s]|[\u0653-\u06ff]|^\u0626|\u0649\p{L}/u;

/**
 * Returns the other names of a place. `home` has names in the country's own scripts and the
 * likeliest ones in Latin script. `abroad` has names in other scripts and further languages. Each
 * entry has a `name`, and `best` is true for the one to show in its script.
 * @param isTaken returns whether a name rather means another place of the country
 * @param isLargest true for the largest place of its name in the country
 * @param letters the known letters of the country's own place names
 */
export function alternatesOf(place, country, { nameKey }, { isTaken, isLargest, letters }) {
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
    (name) =>
      !CODE.test(name) && !PLAIN_LATIN.test(name) && !name.includes(' - ') && !CITY_OF.test(name),
  );
  const inScript = (script) =>
    inOrder(all, script, letters).filter((name) => scriptOf(name) === script);
  const parts = place.name
    .split(/ ?[/()] ?| - /)
    .filter((part) => part.length > 2 && part !== place.name);
  const exemplars = (place.exemplars ?? []).filter((name) => scriptOf(name) !== 'Latn');
  const isHome = (name) => scripts.includes(scriptOf(name));
  const own = [
    ...pick(exemplars.filter(isHome), 9),
    ...pick(parts, 3),
    ...pick(place.native, 4),
    ...pick(place.local ?? [], 3),
    ...scripts.flatMap((script) => pick(inScript(script), place.population >= 50_000 ? 12 : 4)),
    ...pick(isLargest ? curatedNames(country, place.name) : [], 9),
  ];
  const latin = pick(
    latinNames(place, all, scripts, nameKey).filter((name) => !isTaken(name)),
    latinLimit(place, country, scripts),
  );
  const big = place.capital || place.population >= 300_000 || all.length >= FAMOUS;
  const foreign = [
    ...pick(exemplars, 20),
    ...Object.keys(SCRIPTS)
      .filter((script) => big && script !== 'Latn' && !scripts.includes(script))
      .flatMap((script) => {
        const hasExemplar = exemplars.some((name) => scriptOf(name) === script);
        return pick(
          inScript(script),
          SHARED.has(script) || (MIXED.has(script) && !hasExemplar) ? 2 : 1,
        );
      }),
  ];
  // Prefer 서울 to 서울특별시, which is the name of the district.
  const sure = new Set([...exemplars, ...(place.native.length ? wellKnown(place.names) : [])]);
  const names = [...own, ...foreign];
  const best = new Set(
    Object.keys(SCRIPTS)
      .filter((script) => script !== 'Latn')
      .map((script) => names.filter((name) => scriptOf(name) === script))
      .map((some) => some.find((name) => sure.has(name)) ?? some[0]),
  );
  const marked = (some) => some.map((name) => ({ name, best: best.has(name) }));
  return {
    home: marked([...own, ...latin.slice(0, LIKELIEST)]),
    abroad: marked([...foreign, ...latin.slice(LIKELIEST)]),
  };
}

/**
 * Returns the Latin names, the most useful first: those that romanise the country's own script,
 * then others in their order. Romanised names of foreign scripts are left out.
 */
function latinNames(place, all, scripts, nameKey) {
  const romanisedIn = (isHome) =>
    new Set(
      all
        .filter((name) => ['Cyrl', 'Grek'].includes(scriptOf(name)))
        .filter((name) => scripts.includes(scriptOf(name)) === isHome)
        .map((name) => nameKey(romanised(name))),
    );
  const [own, foreign] = [romanisedIn(true), romanisedIn(false)];
  const latin = all.filter((name) => scriptOf(name) === 'Latn');
  const sure = new Set(wellKnown(place.names));
  const isOwn = (name) => own.has(nameKey(name));
  return [
    ...latin.filter(isOwn),
    ...latin.filter((name) => !isOwn(name) && (sure.has(name) || !foreign.has(nameKey(name)))),
  ];
}

/**
 * Returns the well-known names at the start of the list. The names of GeoNames follow them in
 * alphabetical order.
 */
function wellKnown(names) {
  let first = names.length;
  while (first > 1 && names[first - 2] <= names[first - 1]) first--;
  return names.slice(0, Math.max(0, first - 1));
}

/**
 * Sorts the names of a script. Names in the country's own letters come first. Arabic comes before
 * Persian, Urdu, Kurdish and Uyghur, which have letters of their own.
 */
function inOrder(names, script, letters) {
  const rank = (name) => {
    if (POINTED.test(name)) return 3;
    if (script === 'Arab') return NOT_ARABIC.test(name) ? 2 : ARABIC.test(name) ? 0 : 1;
    const isHome = script !== 'Hani' || [...name].every((one) => letters.has(one));
    return Number(letters.size > 0 && !isHome);
  };
  return names.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns the most Latin names for a place. A place with names in many languages is searched for
 * often: Venice is known better than its population suggests.
 */
function latinLimit({ population, names, capital }, country, scripts) {
  const isMixed = scripts.length > 0 || MULTILINGUAL.has(country);
  const isEnglish = ENGLISH.has(country);
  if (!names.length && isEnglish) return isMixed && population >= SMALL_TOWN ? 2 : 0;
  if (!names.length) return population >= TOWN ? 4 : isMixed && population >= SMALL_TOWN ? 2 : 0;
  if (isEnglish) {
    if (capital || population >= 1_000_000) return 14;
    return population >= 300_000 ? 6 : population >= 100_000 ? 2 : 0;
  }
  if (capital || population >= 300_000 || names.length >= FAMOUS) return 24;
  if (population >= 100_000) return 12;
  return isMixed || population >= 50_000 ? 6 : 3;
}

/**
 * Reduces `ae`, `oe` and `ue` in a key to one vowel. The page does this itself, so such spellings
 * need no entry.
 */
const plain = (key) => key.replace(/([aou])e/g, '$1');
