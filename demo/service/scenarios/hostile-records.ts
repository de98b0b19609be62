import type { LocationRecord } from '../location-record.js';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** Whatever runs as script leaves this name on the global object. */
const MARK = 'hostileStringRan';
const run = `globalThis.${MARK}=1`;

const names = [
  `<img src=x onerror="${run}">`,
  `<script>${run}</script>`,
  `</textarea></style></script><svg onload=${run}>`,
  `"><b onmouseover='${run}'>"quoted" and 'quoted'`,
  `&lt;b&gt;already escaped&lt;/b&gt; &amp; &#x3C;i&#x3E;`,
  `\${${run}} {{constructor.constructor('${run}')()}} <!-- ?lit$ -->`,
  '\u202Egnisrever\u202C \u2066isolated\u2069 \u200Fmark',
  'zero\u200Bwidth\u200Djoined\u2060and\uFEFFmore',
  'line\nbreak\ttab\u0000nul\u0007bell\u001B[31mred\u2028separator',
  'W'.repeat(5_000),
  'many words '.repeat(450),
  'Z̷̡̢̛͎̤͙̬̭͇̈́̒̈́a̸̧̛̳̻̘̓̾l̴̨͍̣̲̾̄̕g̷̯̐o̶͔͑ \u{1F3EC}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \uD800lone surrogate',
  '__proto__',
  '   ',
  `&lt;img src=x onerror=&quot;${run}&quot;&gt;`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
];

const mapAddresses = [
  `javascript:${run}`,
  `JaVaScRiPt\n:${run}`,
  `data:text/html,<script>${run}</script>`,
  `${SEARCH}12 Dyer Lane #4, Leeds`,
  `${SEARCH}Dyer & Wool Lane, Leeds`,
  SEARCH,
  '',
  'https://maps.example.test/not-a-map',
  '//evil.example.test/maps',
  `${SEARCH}"><script>${run}</script>`,
];

/** Locations that are good records with bad intentions: ids 1, 2, 3, … */
export const hostileRecords: readonly LocationRecord[] = names.map((name, nth) => ({
  id: nth + 1,
  name,
  address: `${name} 1`,
  country: nth % 2 ? 'France' : name,
  state: name,
  city: nth % 3 ? 'Lyon' : name,
  zip: nth % 3 ? '69003' : name,
  platform_location_id: nth === 12 ? '__proto__' : String(60_000_000_000 + nth),
  google_maps_url: mapAddresses[nth % mapAddresses.length] ?? '',
}));
