import { normalizeText } from '../../domain/search/normalize-text.js';
import { nameKey } from '../names/name-key.js';

/** How closely a variant matches the written name. */
export const Likeness = { Same: 0, Loose: 1 } as const;
export type Likeness = (typeof Likeness)[keyof typeof Likeness];

const BEFORE =
  /^(?:(?:city|town|village|borough|township|municipality|county|ville|commune|cite|comune|citta|municipio|ciudad|cidade|stadt|hansestadt|landeshauptstadt|gemeente|miasto|gmina|orasul|municipiul|kommune) (?:of|de|du|des|di|do|da|del|d|l)\b|(?:ville|stadt|gemeente|hansestadt|landeshauptstadt|miasto|greater|metro|downtown|central|alcaldia|delegacion|kota|kabupaten|г|город|м|місто|δημος|the)\b) */u;
const AFTER =
  / (?:city|town|township|twp|village|borough|municipality|district|county|province|prefecture|governorate|emirate|metro|area|cedex|arrondissement|arr|kommune|kommun|stad|cbd|city centre|city center|centre|center|downtown|shi|ku|machi|cho|mura|si|gu|gun|dong|eup|myeon|район|область|cdx)$/u;
const MAX_LENGTH = 120;
const CJK_AFTER = /(?<=..)(?:市|区|區|町|村|郡|縣|县|鄉|鎮|시|구|군|동|읍|면)$/u;
const CJK_REGION = /^(?:.{2,3}[都道府県]|.+?[省郡]|[^市]+市(?=.+[市区區]))/u;
const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{3,}$/u;
const HYPHENATED = /\p{L}-(?:l[aeè]s?|sur|sous|en|aux?|du|des?)-\p{L}/iu;
const SHORT: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
  hts: 'heights',
  spg: 'spring',
  spgs: 'springs',
  bch: 'beach',
  jct: 'junction',
  ctr: 'center',
  hls: 'hills',
  vly: 'valley',
  pk: 'park',
  pt: 'port',
  gt: 'great',
};

/**
 * Yields keys for a town that an address calls `text`, the likeliest first. They leave out
 * municipal words, numbers and signs, expand abbreviations, and read `ae`, `oe`, `ue` as umlauts.
 * Loose keys also leave out words of the name.
 */
export function* nameVariants(text: string): Generator<readonly [string, Likeness]> {
  const short = text.slice(0, MAX_LENGTH);
  yield [nameKey(short), Likeness.Same];
  const bare = short.replace(/\(.*?\)|\d+\S*/gu, ' ');
  const parts = bare.split(/\s*[,;|/–—]\s*|\s+-\s+/u);
  for (const part of parts.length > 1 ? [bare, ...parts] : parts) {
    const words = normalizeText(part.replace(/\b([nsew])\./giu, '$1 '));
    const likeness = part === parts[0] || part === bare ? Likeness.Same : Likeness.Loose;
    const shorter = words.replace(BEFORE, '').replace(AFTER, '');
    const longer = words.replace(
      /^[nsew]o?\b|\b(?:hts|spgs?|bch|jct|ctr|hls|vly|pk|pt|gt)\b/g,
      (word) => SHORT[word] ?? word,
    );
    for (const variant of [words, shorter, longer, part.trim().replace(CJK_AFTER, '')]) {
      yield [nameKey(variant), likeness];
      yield [withoutDigraphs(nameKey(variant)), likeness];
    }
  }
  const first = (parts.find((part) => part.trim()) ?? '').trim();
  if (CJK.test(first)) {
    const local = first.replace(CJK_REGION, '');
    for (let end = local.length; end > 1; end--)
      yield [nameKey(local.slice(0, end)), Likeness.Loose];
    for (let end = first.length - 1; end > 1; end--)
      yield [nameKey(first.slice(0, end)), Likeness.Loose];
    return;
  }
  // Tours-sur-Marne is not a part of Tours.
  if (HYPHENATED.test(first)) return;
  const words = normalizeText(first).split(' ');
  for (let end = words.length - 1; end > 0; end--)
    yield [nameKey(words.slice(0, end).join(' ')), Likeness.Loose];
  for (let start = 1; start < words.length; start++)
    yield [nameKey(words.slice(start).join(' ')), Likeness.Loose];
}

/** Replaces `ae`, `oe`, `ue` and `aa` in a key, which stand for umlauts and `å`. */
export const withoutDigraphs = (key: string): string =>
  key.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
