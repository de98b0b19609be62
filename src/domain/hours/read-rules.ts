import { readDays } from './read-days.js';
import { OpenState, type Rule, type Span } from './schedule.js';
import { scannerOf, type Scanner } from './scanner.js';

const minutesPerDay = 1440;
const TIME = '(\\d{1,2})[:.](\\d\\d)(?!\\d)';
const RANGE = new RegExp(`${TIME}(?:\\s*-\\s*${TIME})?\\s*(\\+)?`);
/** Full hours, such as "9-18". */
const HOURS = /(\d{1,2})\s*-\s*(\d{1,2})(?![\d:.])/;

/**
 * Reads a text in the grammar of OSM's `opening_hours`, which schema.org's lines share. Returns
 * undefined unless the whole text is understood.
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function readRules(text: string): readonly Rule[] | undefined {
  const scan = scannerOf(text.replace(/[‐-―−]/g, '-').replace(/;\s*$/, ''));
  const rules: Rule[] = [];
  for (let link: string | undefined = ';'; link; link = scan.take(/;|,|\|\|/)?.[0].trim()) {
    const rule = readRule(scan, link, rules[rules.length - 1]);
    if (!rule) return undefined;
    rules.push(rule);
  }
  return scan.isAtEnd() ? rules : undefined;
}

function readRule(scan: Scanner, link: string, previous: Rule | undefined): Rule | undefined {
  const days = readDays(scan);
  if (!days) return undefined;
  const spans = readSpans(scan);
  const word = scan.take(/(open|closed|off|unknown)(?![a-z])/)?.[1]?.toLowerCase();
  const comment = scan.take(/"([^"]+)"/)?.[1];
  const { tests } = days;
  // Something is no span, or the rule is unfinished, as "Sa:" is. It would be open all day.
  if (!spans || (!spans.length && !comment && (!word || word === 'open'))) return undefined;
  let state: OpenState = comment ? OpenState.Unknown : OpenState.Open;
  if (word === 'off') state = OpenState.Closed;
  else if (word) state = word as OpenState;
  const isFirst = link === ';' && !!previous;
  // "09:00-12:00; 14:00-19:00": the grammar drops the morning, but its author means both.
  if (isFirst && !tests.length && state === OpenState.Open) return undefined;
  return {
    ...days,
    ...{ spans, state, comment },
    replaces: link === ';' && tests.length > 0 && state !== OpenState.Closed,
    isFallback: link === '||' || (link === ',' && !!previous?.isFallback),
  };
}

/** Reads the spans of a rule. Returns undefined for spans that make no sense. */
function readSpans(scan: Scanner): readonly Span[] | undefined {
  if (scan.take(/24\/7/)) return [{ from: 0, to: minutesPerDay }];
  let isValid = true;
  const ranges = scan.list(() => {
    const range = readRange(scan);
    if (range === null) isValid = false;
    return range ?? undefined;
  });
  // After an open end, nobody knows what another span of the day means.
  const spans = ranges.flatMap((range) => range);
  if (ranges.length > 1 && spans.some(({ isGuess }) => isGuess)) return undefined;
  return isValid ? spans : undefined;
}

/** Reads one range. Returns undefined if there is none, and null if it makes no sense. */
function readRange(scan: Scanner): readonly Span[] | undefined | null {
  const range = scan.take(RANGE);
  if (!range) {
    const [, first, last] = scan.take(HOURS) ?? [];
    if (!first) return undefined;
    return Number(first) < Number(last) && Number(last) <= 24
      ? [{ from: Number(first) * 60, to: Number(last) * 60 }]
      : null;
  }
  const [, hour1, minute1, hour2, minute2, plus] = range;
  if (Number(minute1) > 59 || Number(minute2 ?? 0) > 59) return null;
  const from = Number(hour1) * 60 + Number(minute1);
  if (from >= minutesPerDay) return null;
  if (hour2 === undefined) return plus ? [openEnd(from)] : null;
  let to = Number(hour2) * 60 + Number(minute2);
  if (to < from) {
    // "8:30-5:30" was meant as 17:30.
    if (from < 720 && (to >= 240 || hour1!.length < 2)) return null;
    to += minutesPerDay;
  }
  if (to === from || to > 2 * minutesPerDay) return null;
  if (!plus) return [{ from, to }];
  return to < minutesPerDay ? [{ from, to }, openEnd(to)] : null;
}

/** Returns the time in which a store may still be open, as OSM's tools guess it. */
const openEnd = (from: number): Span => ({
  from,
  to: from >= 1320 ? from + 480 : from >= 1020 ? from + 600 : minutesPerDay,
  isGuess: true,
});
