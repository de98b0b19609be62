/** A name in a street line that may be a quarter's. */
export interface QuarterName {
  /** Ways to read the name, the longest first. */
  readonly names: readonly string[];
  /** True when its last letter or syllable tells that it is a quarter or district. */
  readonly isDistrict: boolean;
  /** True at the beginning of a line, where streets and buildings stand too. */
  readonly isFirst: boolean;
}

const ENDINGS = '都道府県省市区區町村郡县縣鄉乡鎮镇里도시군구읍면동리가';
const RUN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}ー々]{2,40}/gu;
const GAP = new RegExp(`(?<=[${ENDINGS}])\\s+(?=[\\p{Script=Han}\\p{Script=Hangul}])`, 'gu');
/** The number of an administrative quarter, as in 역삼1동. */
const NUMBER = /(?<=\p{Script=Hangul})\d(?=동)/gu;
const ROMANISED = /[\p{L}'’]+-(?:gu|dong|eup|myeon|gun|si|ku|shi|cho|machi)(?!\p{L})/giu;
const DISTRICT = /\s+dist(?:\.|rict)?$/iu;
const PARTS = /[,;()\n]|\s[-–—]\s/u;
const MAX_LENGTH = 200;

/** Returns the names in a street line that may be those of quarters, the widest first. */
export function quarterNames(text: string): QuarterName[] {
  const line = text.slice(0, MAX_LENGTH).normalize('NFKC');
  const found: QuarterName[] = [];
  for (const [run] of line.replace(NUMBER, '').replace(GAP, '').matchAll(RUN)) {
    const starts = [0];
    [...run].forEach((letter, end) => {
      if (!ENDINGS.includes(letter)) return;
      // An ending may also be a letter of the name, as in 京都市.
      const names = starts.filter((start) => start < end).map((start) => run.slice(start, end + 1));
      if (names.length) found.push({ names, isDistrict: true, isFirst: false });
      starts.push(end + 1);
    });
  }
  const parts = line.split(PARTS).map((part) => part.trim());
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i]!;
    for (const [name] of [...part.matchAll(ROMANISED)].reverse())
      found.push({ names: [name], isDistrict: true, isFirst: false });
    // A number after a comma is that of a house, and the part before it a street.
    if (!/^[\p{Script=Latin}'’. -]{3,40}$/u.test(part) || /^\d{1,4}\b/.test(parts[i + 1] ?? ''))
      continue;
    const short = part.replace(DISTRICT, '');
    found.push({
      names: short === part ? [part] : [`${short} District`, short],
      isDistrict: short !== part,
      isFirst: i === 0,
    });
  }
  return found;
}
