/**
 * Makes the strings of `osm-strings.txt` below its real ones. The grammar is that of the real ones;
 * the seed fixes the result. The file is committed: it was written before the parser, and the
 * parser is measured on it. Run `node test/domain/hours/make-strings.mjs FILE-OF-REAL-STRINGS`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const COUNT = 500;
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
let seed = 20260914;

/** Returns a number from 0 up to 1 (mulberry32). */
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

const below = (count) => Math.floor(random() * count);
const pick = (list) => list[below(list.length)];
const chance = (share) => random() < share;

/** Returns one of the makers' strings; each maker comes with its weight. */
function weighted(entries) {
  let rest = random() * entries.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, make] of entries) if ((rest -= weight) < 0) return make();
  return entries[0][1]();
}

const clock = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');
const quarter = (from, to) => 15 * (from * 4 + below((to - from) * 4 + 1));
const span = (from, to) => `${clock(from)}-${clock(to)}`;

const daySpan = () => span(quarter(6, 11), quarter(15, 22));
const splitSpans = () =>
  span(quarter(7, 10), quarter(11, 13)) +
  pick([',', ', ']) +
  span(quarter(13, 16), quarter(17, 22));
const lateSpan = () =>
  chance(0.5) ? span(quarter(10, 21), quarter(0, 5)) : span(quarter(10, 19), 1440 + quarter(0, 4));
const spans = () =>
  weighted([
    [60, daySpan],
    [25, splitSpans],
    [10, lateSpan],
    [4, () => span(quarter(12, 20), 1440)],
    [1, () => '00:00-24:00'],
  ]);

const dayRange = () => {
  const from = below(7);
  return `${days[from]}-${days[(from + 1 + below(5)) % 7]}`;
};
const someDays = () =>
  weighted([
    [30, () => 'Mo-Fr'],
    [20, () => 'Mo-Sa'],
    [8, () => 'Mo-Su'],
    [15, dayRange],
    [15, () => pick(days)],
    [8, () => `${pick(days.slice(0, 3))},${pick(days.slice(3))}`],
    [4, () => `${dayRange()},${pick(days)}`],
  ]);
const otherDays = () => pick(['Sa', 'Su', 'Sa-Su', 'Sa,Su', 'Fr', 'We', 'Mo']);
const off = () => pick(['off', 'off', 'off', 'closed']);
const separator = () => (chance(0.8) ? '; ' : ', ');

/** One to three rules of a week. */
function week() {
  let text = weighted([
    [80, () => `${someDays()} ${spans()}`],
    [20, spans],
  ]);
  for (let more = below(3); more > 0; more--)
    text += chance(0.3) ? `; ${otherDays()} ${off()}` : `${separator()}${otherDays()} ${spans()}`;
  return text;
}

const monthRange = () => {
  const from = below(12);
  return `${months[from]}-${months[(from + 1 + below(8)) % 12]}`;
};
const date = () => `${pick(months)} ${String(1 + below(28)).padStart(2, '0')}`;
const year = () => 2026 + below(3);
const exception = () =>
  weighted([
    [4, () => `${pick(['Dec 25', 'Jan 01', 'May 01', 'Dec 24,31'])} ${off()}`],
    [3, () => `${date()} ${off()}`],
    [2, () => `${date()} ${spans()}`],
    [2, () => `${year()} ${date()} ${chance(0.5) ? off() : spans()}`],
    [2, () => `Dec 24-26 ${off()}`],
    [2, () => `${date()}-${date()} ${off()}`],
    [1, () => `${year()} ${pick(months)} 10-20 ${off()}`],
    [1, () => `2026 Dec 23-2027 Jan 02 ${off()}`],
  ]);
const holidays = () =>
  weighted([
    [10, () => `PH ${off()}`],
    [3, () => `PH ${spans()}`],
    [2, () => `Su,PH ${chance(0.6) ? off() : spans()}`],
    [2, () => `PH,Su ${off()}`],
    [1, () => `Sa,PH ${spans()}`],
  ]);
const seasons = () =>
  weighted([
    [3, () => `${monthRange()}: ${week()}`],
    [3, () => `${monthRange()} ${someDays()} ${spans()}; ${pick(months)} ${spans()}`],
    [2, () => `${date()}-${date()}: ${spans()}`],
    [2, () => `${week()}; ${monthRange()} ${off()}`],
    [1, () => `${pick(months)},${monthRange()}: ${spans()}; ${otherDays()} ${off()}`],
  ]);
const always = () =>
  pick([
    '24/7',
    '24/7; PH off',
    '24/7; Dec 25 off',
    'Mo-Su 00:00-24:00',
    'open',
    'off',
    '00:00-24:00; Su off',
    'Mo-Fr 00:00-24:00; Sa 00:00-12:00',
  ]);
const note = () =>
  `"${pick(['by appointment', 'on request', 'reservation by phone', 'only members', 'call us'])}"`;
const comments = () =>
  weighted([
    [3, () => `${week()}; ${otherDays()} ${note()}`],
    [2, () => `${someDays()} ${spans()} ${note()}`],
    [2, () => `${someDays()} ${spans()} open ${note()}`],
    [2, () => note()],
    [1, () => `${week()}; ${exception()} ${note()}`],
  ]);
const fallback = () =>
  weighted([
    [2, () => `${week()} || ${note()}`],
    [1, () => `${week()} || ${otherDays()} ${spans()}`],
    [1, () => `${week()} || closed ${note()}`],
  ]);
const weeks = () => `week ${1 + below(20)}-${21 + below(32)} ${someDays()} ${spans()}`;
const sun = () =>
  pick([
    () => 'sunrise-sunset',
    () => `${someDays()} sunrise-${clock(quarter(17, 20))}`,
    () => `${someDays()} ${clock(quarter(7, 10))}-sunset`,
    () => `${someDays()} (sunrise+01:00)-(sunset-00:30)`,
  ])();
const nth = () =>
  pick([
    () => `${someDays()} ${spans()}; ${pick(days)}[${1 + below(4)}] ${off()}`,
    () => `${pick(days)}[${1 + below(4)}] ${spans()}`,
    () => `${pick(days)}[-1] ${spans()}`,
    () => `${week()}; Su[1,3] ${spans()}`,
  ])();
const openEnd = () =>
  pick([
    () => `${someDays()} ${clock(quarter(11, 22))}+`,
    () => `${someDays()} ${daySpan()}+`,
    () => `${week()}; ${otherDays()} ${clock(quarter(16, 20))}+`,
  ])();
const school = () =>
  pick([
    () => `${week()}; SH off`,
    () => `SH ${spans()}`,
    () => `${week()}; SH Mo-Fr ${spans()}`,
  ])();

/** A string as a hurried person would type it. */
const mistake = () =>
  pick([
    () => week().replace(':', ''),
    () => week().replace('-', ' to '),
    () => week().replace(/-/g, ' – '),
    () => week().replace(/:00/g, 'h'),
    () => week().replace(/:\d\d/g, ''),
    () => week().replace('Mo-Fr', 'Mon-Fri').replace('Sa', 'Sat'),
    () => week().replace('Mo', 'Lu').replace('Fr', 'Ve'),
    () => week().toUpperCase(),
    () => week().replace(/(\d\d):(\d\d)-(\d\d):(\d\d)/, '$1:$2 AM-$3:$4'),
    () => `${week()};;`,
    () => `${week()} and by phone`,
    () => week().replace(/\d\d:\d\d$/, '25:75'),
    () => `${someDays()} ${clock(quarter(8, 12))}`,
    () => week().replace(';', '').replace(/, ?/, ' '),
  ])();

const string = () =>
  weighted([
    [42, week],
    [12, () => `${week()}; ${holidays()}`],
    [3, () => `${week()}; ${holidays()}; ${exception()}`],
    [8, () => `${week()}; ${exception()}`],
    [9, seasons],
    [2, always],
    [4, comments],
    [2, fallback],
    [2, weeks],
    [2, sun],
    [3, nth],
    [3, openEnd],
    [2, school],
    [6, mistake],
  ]);

const real = readFileSync(process.argv[2], 'utf8').trim().split('\n');
const all = new Set(real);
while (all.size < COUNT) all.add(string());
const head =
  `# The first ${real.length} strings: © OpenStreetMap contributors, ODbL 1.0 (opening_hours in Monaco).\n` +
  '# The others: made by make-strings.mjs.\n';
writeFileSync(new URL('osm-strings.txt', import.meta.url), `${head}${[...all].join('\n')}\n`);
