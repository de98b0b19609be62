import { countryCode } from '../../domain/country/country-code.js';
import { distanceMeters } from '../../domain/distance/distance-meters.js';
import { normalizeText } from '../../domain/search/normalize-text.js';
import { isSurePlace, type Place } from '../../domain/search/place.js';

/** Returns the places that a text names, the likeliest first. */
type Find = (text: string) => readonly Place[] | Promise<readonly Place[]>;

const SIGNS = /\s*[,，、;|\n]\s*/u;
const DIGIT = /\d/;
const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** A typed text has few words. The limit keeps a pasted paragraph from taking long. */
const MOST_WORDS = 12;
/** The population from which a town is meant by its name in front of other words. */
const LARGE_PEOPLE = 500_000;

/** Words that stand behind the name of a street, and ends of words that are streets. */
const AFTER =
  /^(?:street|st|str|road|rd|avenue|ave|av|lane|ln|drive|dr|way|square|sq|court|ct|boulevard|blvd|place|pl|parkway|pkwy|highway|hwy|terrace|crescent|close|row|circle|circus|broadway|utca|ut|caddesi|cad|sokak|sok|bulvari|ulice|namesti|\p{L}*(?:stra(?:ss|ß)e|str|platz|weg|gasse|allee|damm|ufer|straat|laan|plein|gracht|kade|gatan|vagen|gade|vej|gata|gaten|veien|katu))$/u;
/** Words that stand before the name of a street. */
const BEFORE =
  /^(?:rue|avenue|av|avda|avenida|boulevard|bd|blvd|place|quai|allee|chemin|cours|impasse|route|calle|paseo|plaza|carrer|carrera|rua|praca|travessa|largo|estrada|rodovia|alameda|via|viale|piazza|corso|vicolo|ul|ulica|aleja|strada|calea|jalan|jl|улица|ул)$/;
const PARTICLE = /^(?:de|des|du|la|le|les|l|d|del|della|delle|dei|di|da|do|das|dos|el|los|las)$/;

const isTown = ({ kind, isExact }: Place): boolean => kind === 'city' && isExact === true;

/** The words of a part of an address, and where the street in it ends. */
interface Part {
  readonly words: readonly string[];
  /** The first word of the street's name, or of the street; the length when there is no street. */
  readonly start: number;
  /** The first word after the street, or 0. */
  readonly end: number;
}

function partOf(text: string): Part {
  const words = normalizeText(text).split(' ').filter(Boolean).slice(-MOST_WORDS);
  for (const [i, word] of words.entries()) {
    const isNumbered = i > 0 && /^\d+$/.test(words[i - 1]!);
    if (BEFORE.test(word) && (!i || isNumbered || !AFTER.test(word))) {
      let end = i + 1;
      while (PARTICLE.test(words[end] ?? '')) end++;
      return { words, start: i, end: end + 1 };
    }
    // A word such as "Bahnhofstrasse" is a whole street.
    if (AFTER.test(word) && (i || word.length > 8)) return { words, start: i - 1, end: i + 1 };
  }
  return { words, start: words.length, end: 0 };
}

/** Whether a text is written like an address, with a number or a street. */
export const isAddress = (text: string): boolean =>
  DIGIT.test(text) || text.split(SIGNS).some((part) => partOf(part).end > 0);

/**
 * Finds the town in an address or beside a landmark: the last part that is a town. A region or
 * country after the town has to match. The street is left out, also without a comma. The places
 * are not exact, because the text says more than their names.
 * @param lang the page's language (BCP 47)
 */
export async function addressTowns(text: string, lang: string, find: Find): Promise<Place[]> {
  if (CJK.test(text)) return asFound(await townsFromLarge(text, find));
  const parts = text.split(SIGNS).filter(Boolean).map(partOf);
  let area: readonly Place[] = [];
  let around = '';
  for (const part of parts.toReversed()) {
    // A country tells where the town is, although a town elsewhere may have its name.
    if (part !== parts[0] && countryCode(plain(part.words), lang)) {
      area = await find(plain(part.words));
      around = `, ${plain(part.words)}`;
      continue;
    }
    const found = await townsIn(part, parts.length > 1, around, find);
    if (found.some(isTown) && (found[0]!.kind === 'city' || part === parts[0]))
      return asFound(found.filter(isTown));
    if (!found.length) continue;
    // A region or country tells where the town in front of it is.
    if (!area.length) area = found;
    around = `, ${plain(part.words)}${around}`;
  }
  // A city may be its own country, such as Singapore.
  const own = area.filter(
    (place) => isTown(place) && place.countryCode === area[0]!.countryCode && isSurePlace(place),
  );
  return asFound(own);
}

const plain = (words: readonly string[]): string =>
  words.filter((word) => !DIGIT.test(word)).join(' ');

/** Returns what the end of a part names, or else its beginning. */
async function townsIn(
  { words, start, end }: Part,
  isAlone: boolean,
  around: string,
  find: Find,
): Promise<readonly Place[]> {
  for (let from = end; from < words.length; from++) {
    if (DIGIT.test(words[from]!)) continue;
    const found = await find(plain(words.slice(from)) + around);
    const isWhole = isAlone && !plain(words.slice(0, from));
    const isMeant = (place: Place): boolean =>
      place.isExact === true && (end > 0 || isWhole || isSurePlace(place));
    if (found.some((place) => isMeant(place))) return found.filter(isMeant);
  }
  for (let to = Math.min(start, words.length - 1); to > 0; to--) {
    if (DIGIT.test(words[to - 1]!)) continue;
    const found = (await find(plain(words.slice(0, to)) + around)).filter(isTown);
    const sure = found.filter(isSurePlace);
    // A landmark may bear the name of a town, such as the Lincoln Center.
    if (sure.length)
      return sure.map((place) =>
        place.population! < LARGE_PEOPLE ? { ...place, isOffered: true } : place,
      );
  }
  return [];
}

/** The first part of an address such as 大阪府大阪市北区, if a smaller one follows. */
const LARGER = /^(?:.{2,3}[都道府県]|.+?[省市縣县郡])(?=.+?[市区區县縣町村鎮镇])/u;
/** The end of a name of a town or ward. */
const UNIT = /[市区區县縣町村鎮镇郡시군구읍면동]$/u;

/**
 * Finds the town or ward in an address that begins with the largest area, as in China, Japan and
 * Korea. Of wards with the same name, that in the named city or prefecture is meant.
 */
async function townsFromLarge(text: string, find: Find): Promise<readonly Place[]> {
  let within: readonly Place[] = [];
  const nearest = async (name: string, mayBeArea: boolean): Promise<void> => {
    const found = (await find(name)).filter(
      (place) => place.isExact && (mayBeArea || isTown(place)),
    );
    const [around] = within;
    const near = around
      ? found.toSorted((a, b) => distanceMeters(a, around) - distanceMeters(b, around)).slice(0, 1)
      : found;
    if (near.length) within = near;
  };
  for (const word of text.split(/[\p{N}\p{P}\p{S}\s]+/u)) {
    let rest = word;
    for (let [area] = LARGER.exec(rest) ?? []; area; [area] = LARGER.exec(rest) ?? []) {
      await nearest(area, true);
      rest = rest.slice(area.length);
    }
    for (let { length } = rest; length > 1; length--) {
      const name = rest.slice(0, length);
      if (length < rest.length && !UNIT.test(name)) continue;
      const before = within;
      await nearest(name, !before.length);
      if (within !== before) break;
    }
  }
  return within;
}

const asFound = (places: readonly Place[]): Place[] =>
  places.map((place) => ({ ...place, isExact: false }));
