import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { csvLine, parseCsv } from '../../src/cli/geocoders/csv.js';
import { usCensus } from '../../src/cli/geocoders/us-census.js';
import { FakeClock } from '../support/fakes/clock.js';
import { scriptedFetch, type ScriptedAnswer } from '../support/fakes/scripted-fetch.js';
import { store } from './geocoded-store.js';

describe('a file for the US Census', () => {
  const answer = [
    '"1","2 Oak Ave, Springfield, IL, 62702","No_Match"',
    '"0","1 Main St, Springfield, IL, 62701","Match","Non_Exact","1 MAIN ST, SPRINGFIELD, IL, 62701","-89.6498,39.8007","638","R"',
    '"9","not asked","Match","Exact","X","-1,1","1","L"',
    '"x"',
  ].join('\n');
  const setUpCensus = (...answers: ScriptedAnswer[]) => {
    const script = scriptedFetch(...answers);
    const clock = new FakeClock();
    return { clock, ...script, geocoder: usCensus({ fetch: script.fetch, clock }) };
  };

  it('has a row for each address, and its answer is read in any order', async () => {
    const { clock, geocoder, requests } = setUpCensus(new Response(answer));
    const quoted = { ...store, address: '1 "Main" St, Suite 2' };
    const found = await clock.runUntil(geocoder.locate([quoted, store, store]));
    assert.deepEqual(
      new Map(found),
      new Map([
        [1, undefined],
        [0, { lat: 39.8007, lng: -89.6498, precision: 'address', radiusMeters: 1_000 }],
      ]),
    );
    assert.equal(
      requests[0]?.url,
      'https://geocoding.geo.census.gov/geocoder/locations/addressbatch',
    );
    const form = await requests[0]?.formData();
    assert.equal(form?.get('benchmark'), 'Public_AR_Current');
    const [first, , third] = (await (form?.get('addressFile') as File).text()).split('\r\n');
    assert.equal(first, '"0","1 ""Main"" St, Suite 2","Springfield","IL","62701"');
    assert.ok(third?.startsWith('"2","1 Main St"'));
  });

  it('answered with something else is a failure', async () => {
    const { clock, geocoder } = setUpCensus(new Response('<html>Busy</html>'));
    await assert.rejects(clock.runUntil(geocoder.locate([store])), { code: 'bad-answer' });
  });

  it('is for addresses of the United States and their territories', () => {
    const { geocoder } = setUpCensus();
    assert.ok(geocoder.covers(store));
    assert.ok(geocoder.covers({ ...store, countryCode: 'PR' }));
    assert.ok(!geocoder.covers({ ...store, countryCode: 'CA' }));
    assert.ok(!geocoder.covers({ ...store, countryCode: undefined }));
    assert.ok(!geocoder.covers({ ...store, address: '' }));
  });

  it('reads back as it was written', () => {
    const rows = [
      ['1', 'a "b", c', 'two\nlines', ''],
      ['2', '', 'ü', '"'],
    ];
    assert.deepEqual(parseCsv(rows.map(csvLine).join('')), rows);
    assert.deepEqual(parseCsv('a,"b"\nc,d'), [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});
