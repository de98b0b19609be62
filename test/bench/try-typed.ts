// Prints what each text of a table finds, and what Enter takes: `node --import tsx FILE TABLE`.
import { readFileSync } from 'node:fs';
import { diskReader } from '../../src/cli/disk-reader.js';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import type { Place } from '../../src/domain/search/place.js';
import { searchPlaces } from '../../src/gazetteer/search/search-places.js';
import { PlaceLookup } from '../../src/elements/store-locator/features/search/place-lookup.js';
import { interpretQuery } from '../../src/elements/store-locator/features/search/interpret-query.js';

const read = diskReader('src/gazetteer/data');
const many = 'US FR DE AT GB JP RU CN KR ES IT CH CA AU BR MX AE IN NL BE PT TR GR IL TW AR PL VN';
const only = process.argv[3];
const countries = new Map((only ?? many).split(' ').map((code, i) => [code, 100 - i]));
const none = {
  all: [],
  stores: [],
  similar: [],
  named: () => [],
  isEarly: false,
  isPending: false,
};
const line = ({ name, region, countryCode, isExact }: Place): string =>
  `${[name, region, countryCode].filter(Boolean).join(', ')}${isExact ? ' =' : ''}`;

let right = 0;
const rows = readFileSync(process.argv[2]!, 'utf8').trimEnd().split('\n').slice(1);
for (const row of rows) {
  const [text = '', finds, lat, lng, within] = row.split('\t');
  const places = await searchPlaces(text, { read, countries, isWhole: true, limit: 50 });
  const answer = new PlaceLookup({ text, settle: 'enter' }, places);
  answer.isOver = true;
  const taken = interpretQuery(answer, none)?.place;
  const km = (place: Place) => distanceMeters(place, { lat: +lat!, lng: +lng! }) / 1000;
  const at = places.findIndex((place) => km(place) <= +within!);
  const isRight = taken && km(taken) <= +within!;
  right += Number(!!isRight);
  console.log(
    `${isRight ? 'ok  ' : 'FAIL'} ${text} [${finds}] takes ${taken ? line(taken) : 'nothing'}; ` +
      `right one at ${at}; ${places.slice(0, 3).map(line).join(' | ')}`,
  );
}
console.log(`${right} of ${rows.length} taken rightly`);
