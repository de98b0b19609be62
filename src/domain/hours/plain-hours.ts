/** Translates lines in people's words; undefined if it does not understand them. */
export type PlainHours = (lines: readonly string[]) => readonly string[] | undefined;

/** The languages whose names of weekdays are read. Their other words are in the patterns below. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ar'];
const codes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** 4 January 1970 is a Sunday. */
const sunday = 3 * 864e5;

/** The words as `plain` returns them, without accents. */
const words: readonly (readonly [kind: string, words: RegExp])[] = [
  ['-', /^(-|to|till|until|through|thru|bis|a|au|al|alle|hasta|tot|as|ate|do|الى|حتى)$/],
  [',', /^([,&/]|and|und|et|y|e|en|i|و)$/],
  [
    'off',
    /^(closed|geschlossen|ruhetag|fermee?|cerrado|chiuso|gesloten|fechado|encerrado|zamkniete|nieczynne|مغلق)$/,
  ],
  ['daily', /^(daily|taglich|dagelijks|codziennie|يوميا)$/],
  ['am', /^(am|ص|صباحا)$/],
  ['pm', /^(pm|م|مساء)$/],
  ['h', /^(uhr|h|hs|hrs|uur|godz)$/],
  ['', /^([:.]|from|von|de|du|dalle|dal|od|van|من|الساعة)$/],
];

/** Returns a text in lower case, without accents, and with plain digits and dashes. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/ł/g, 'l')
    .replace(/[‐-―−~]/g, '-')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/-feiras?\b/g, '')
    // Before a time, nobody knows whether it adds or replaces.
    .replace(/;(?=\s*\p{L})/gu, ',');

const namesBy = new Map<string, readonly (readonly string[])[]>();

/** Returns the long and short names of a language's weekdays, from Sunday. */
function namesOf(language: string): readonly (readonly string[])[] {
  let names = namesBy.get(language);
  if (!names) {
    const formats = (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
    );
    names = codes.map((_, i) =>
      formats.map((format) => plain(format.format(sunday + i * 864e5)).replace(/\.$/, '')),
    );
    namesBy.set(language, names);
  }
  return names;
}

/** Returns the code of a weekday by its name, or by two or more of its first letters. */
function weekdayIn(language: string, word: string): string | undefined {
  const isName = ([long = '', short = '']: readonly string[]): boolean =>
    word === short || word === `${long}s` || (word.length > 1 && long.startsWith(word));
  const found = codes.filter((_, i) => isName(namesOf(language)[i]!));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Translates lines as people write them ("Montag bis Freitag 9-18 Uhr") into the grammar of
 * `readRules`. Returns undefined unless each word is known, and all languages in which the lines
 * can be read agree.
 */
export function plainHours(lines: readonly string[]): readonly string[] | undefined {
  const readings = new Map<string, readonly string[]>();
  for (const language of languages) {
    const read = lines.map((line) => translate(plain(line), language));
    if (read.some((line) => !line)) continue;
    const all = read.flatMap((line) => line!);
    readings.set(all.join('\n'), all);
  }
  return readings.size === 1 ? [...readings.values()][0] : undefined;
}

/** Returns the rules of one line; undefined if a word is not known. */
function translate(line: string, language: string): readonly string[] | undefined {
  let tokens = '';
  for (const [token] of line.matchAll(/\d+(?:[:.h]\d\d(?!\d))?|\p{L}+|\S/gu)) {
    const kind =
      words.find(([, pattern]) => pattern.test(token))?.[0] ??
      weekdayIn(language, token) ??
      (/^\d/.test(token) ? token.replace(/[.h]/, ':') : undefined);
    // "do" is Thursday in two languages, and "to" in another.
    const day = kind === '-' || kind === ',' ? weekdayIn(language, token) : undefined;
    if (kind === undefined) return undefined;
    tokens += ` ${day ?? kind}`;
  }
  const rules: string[] = [];
  const rest = tokens
    .replace(/ +/g, ' ')
    .replace(group, (_, days: string | undefined, times: string) => {
      const spans = times.includes('off') ? 'off' : spansOf(times);
      rules.push(
        `${(days ?? '').replace(/daily| /g, '').replace(/([a-z])(?=[A-Z])/g, '$1,')} ${spans}`,
      );
      return '';
    });
  const separators = rest.match(/,/g)?.length ?? 0;
  return separators < rules.length - 1 ||
    /[^ ,]/.test(rest) ||
    !rules.length ||
    rules.some((rule) => /[?]|NaN/.test(rule))
    ? undefined
    : rules;
}

const CLOCK = String.raw`\d\d?(?::\d\d)?(?: h| am| pm)?`;
const SPANS = `${CLOCK} - ${CLOCK}(?:(?: ,)? ${CLOCK} - ${CLOCK})*`;
const DAYS = '(?:[A-Z][a-z](?: - [A-Z][a-z])?(?: ,)? ?)+|daily ';
const group = new RegExp(` ?(${DAYS})?(${SPANS}|off)`, 'g');

/** Returns spans in the grammar of `readRules`; '?' where morning or evening may be meant. */
function spansOf(text: string): string {
  const spans = [...text.matchAll(new RegExp(`(${CLOCK}) - (${CLOCK})`, 'g'))].map(
    ([, from = '', to = '']) => [clockOf(from), clockOf(to)] as const,
  );
  // A time after 12:59, a unit, or "09:00" shows a clock of 24 hours.
  const is24 = /\bh\b|\b0\d:/.test(text) || spans.some((span) => span.some((one) => one.at >= 780));
  return spans
    .map(([from, to]) => {
      let end = to.at;
      if (to.half === 'am' && end === 0) end = 1440;
      const isSure = from.half
        ? !!to.half
        : to.half
          ? to.half === 'pm' && from.at >= end - 720 && from.at <= 720
          : is24 && from.at >= 300;
      const isNight = end < from.at;
      if (!isSure || (isNight && end > 240)) return '?';
      return `${format(from.at)}-${format(end)}`;
    })
    .join();
}

/** Reads a time such as "9", "9:30", "9 h" or "9 pm". */
function clockOf(text: string): { readonly at: number; readonly half: string | undefined } {
  const [, hour, minute = '0', word] = /^(\d+)(?::(\d+))?(?: (\w+))?/.exec(text)!;
  const half = word === 'h' ? undefined : word;
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  // "15 pm" and "18:60" are no times.
  const isTime = !(half && Number(hour) > 12) && Number(minute) < 60;
  return { at: isTime ? hours * 60 + Number(minute) : NaN, half };
}

const format = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');
