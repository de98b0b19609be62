import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpError } from '../../src/http/http-error.js';
import { nominatim, type NominatimOptions } from '../../src/cli/geocoders/nominatim.js';
import { nominatimPosition } from '../../src/cli/geocoders/nominatim-position.js';
import { FakeClock } from '../support/fakes/clock.js';
import {
  json,
  scriptedFetch,
  status,
  type ScriptedAnswer,
} from '../support/fakes/scripted-fetch.js';
import { store } from './geocoded-store.js';

const house = { lat: '39.8', lon: '-89.64', place_rank: 30, category: 'place', type: 'house' };

function setUp(answers: ScriptedAnswer[], options: Partial<NominatimOptions> = {}) {
  const clock = new FakeClock();
  const starts: number[] = [];
  const start = clock.now();
  const script = scriptedFetch(...answers);
  const fetch: typeof globalThis.fetch = (input, init) => {
    starts.push(clock.now() - start);
    return script.fetch(input, init);
  };
  const endpoint = new URL('https://geo.example/');
  const geocoder = nominatim({ endpoint, fetch, clock, ...options });
  return { clock, starts, geocoder, requests: script.requests };
}

describe('questions to Nominatim', () => {
  it('hold the parts of the address, and the country by its code', async () => {
    const { clock, geocoder, requests } = setUp([json([house])], { email: 'me@shop.example' });
    const found = await clock.runUntil(geocoder.locate([store]));
    assert.deepEqual(found.get(0), {
      ...{ lat: 39.8, lng: -89.64 },
      ...{ precision: 'address', radiusMeters: 100 },
    });
    assert.equal(
      requests[0]?.url,
      'https://geo.example/search?format=jsonv2&limit=1&email=me%40shop.example' +
        '&street=1+Main+St&city=Springfield&postalcode=62701&countrycodes=us',
    );
    assert.match(requests[0]?.headers.get('user-agent') ?? '', /^store-locator-elements/);
  });

  it('name the state where there is no postal code, and the country where it has no code', async () => {
    const { clock, geocoder, requests } = setUp([json([])]);
    const odd = { ...store, zip: '', country: 'Elbonia', countryCode: undefined };
    await clock.runUntil(geocoder.locate([odd]));
    const { searchParams } = new URL(requests[0]?.url ?? '');
    assert.equal(searchParams.get('state'), 'IL');
    assert.equal(searchParams.get('country'), 'Elbonia');
    assert.equal(searchParams.has('countrycodes'), false);
  });

  for (const [given, sent] of [
    ['https://geo.example', 'https://geo.example/search?format'],
    ['https://geo.example/nominatim/', 'https://geo.example/nominatim/search?format'],
    ['https://geo.example/search', 'https://geo.example/search?format'],
    ['https://geo.example/v1/search.php?key=k', 'https://geo.example/v1/search.php?key=k&format'],
  ] as const) {
    it(`go to the search of ${given}`, async () => {
      const { clock, geocoder, requests } = setUp([json([])], { endpoint: new URL(given) });
      await clock.runUntil(geocoder.locate([store]));
      assert.ok(requests[0]?.url.startsWith(sent), requests[0]?.url);
      assert.doesNotMatch(geocoder.name, /key/);
    });
  }

  it('start one second after the other, those of several callers too', async () => {
    const { clock, geocoder, starts } = setUp([json([]), json([]), json([])]);
    await clock.runUntil(Promise.all([1, 2, 3].map(() => geocoder.locate([store]))));
    assert.deepEqual(starts, [0, 1_000, 2_000]);
  });

  it('wait as long as 429 asks for, and nothing else starts meanwhile', async () => {
    const limited = status(429, { 'Retry-After': '30' });
    const { clock, geocoder, starts } = setUp([limited, json([house]), json([house])]);
    const moments: string[] = [];
    const first = geocoder.locate([store], { watch: (moment) => moments.push(moment) });
    const found = await clock.runUntil(Promise.all([first, geocoder.locate([store])]));
    assert.ok(found.every((answer) => answer.get(0)));
    assert.deepEqual(starts, [0, 30_000, 31_000]);
    assert.deepEqual(moments, ['sent', 'failed', 'sent']);
  });

  it('are repeated with growing waits when the server fails or cannot be reached', async () => {
    const { clock, geocoder, starts } = setUp([status(503), new TypeError(), json([house])]);
    assert.ok((await clock.runUntil(geocoder.locate([store]))).get(0));
    assert.deepEqual(starts, [0, 2_000, 6_000]);
  });

  it('that get no answer end after half a minute, and are repeated', async () => {
    const { clock, geocoder, starts } = setUp([undefined, json([house])]);
    assert.ok((await clock.runUntil(geocoder.locate([store]))).get(0));
    assert.deepEqual(starts, [0, 32_000]);
  });

  it('are not repeated when refused, or when the wait would be too long', async () => {
    for (const refusal of [status(401), status(400), status(429, { 'Retry-After': '3600' })]) {
      const { clock, geocoder, requests } = setUp([refusal]);
      await assert.rejects(clock.runUntil(geocoder.locate([store])), HttpError);
      assert.equal(requests.length, 1);
    }
  });

  it('are not sent any more after an abort, but the answer of one that was is awaited', async () => {
    const { clock, geocoder, requests } = setUp([json([house])]);
    const stopping = new AbortController();
    const options = { signal: stopping.signal, watch: () => stopping.abort(new Error('stop')) };
    const under = geocoder.locate([store], options);
    const waiting = geocoder.locate([store], options);
    await assert.rejects(clock.runUntil(waiting), /stop/);
    assert.ok((await under).get(0));
    assert.equal(requests.length, 1);
  });

  it('that are answered with anything but a list fail', async () => {
    for (const body of ['<html>', '{"error":"Bandwidth limit exceeded"}', '']) {
      const { clock, geocoder } = setUp([new Response(body)]);
      await assert.rejects(clock.runUntil(geocoder.locate([store])), { code: 'bad-answer' });
    }
  });

  it('that are answered with 404 "Unable to geocode", as one provider does, have no answer', async () => {
    const none = new Response('{"error":"Unable to geocode"}', { status: 404 });
    const { clock, geocoder } = setUp([none]);
    assert.deepEqual([...(await clock.runUntil(geocoder.locate([store])))], [[0, undefined]]);
    const wrong = setUp([status(404)]);
    await assert.rejects(wrong.clock.runUntil(wrong.geocoder.locate([store])), HttpError);
  });
});

describe('answers of Nominatim', () => {
  const at = { lat: '48.2', lon: '16.37' };
  const box = (degrees: number) => [48.2 - degrees, 48.2 + degrees, 16.37, 16.37].map(String);
  const cases: readonly [string, object, string | undefined, number?][] = [
    ['a house', { place_rank: 30, addresstype: 'place' }, 'address', 100],
    ['a shop', { place_rank: 30, category: 'shop', addresstype: 'shop' }, 'address', 100],
    [
      'a short street',
      { place_rank: 26, addresstype: 'road', boundingbox: box(0.0001) },
      'address',
      250,
    ],
    ['a street', { place_rank: 26, addresstype: 'road', boundingbox: box(0.005) }, 'address', 556],
    ['a motorway', { place_rank: 26, addresstype: 'road', boundingbox: box(0.5) }, undefined],
    [
      'a postal code',
      { place_rank: 21, addresstype: 'postcode', boundingbox: box(0.02) },
      'postcode',
      2224,
    ],
    ['a town', { place_rank: 16, addresstype: 'city', boundingbox: box(0.1) }, 'city', 11_120],
    ['a hamlet without a box', { place_rank: 20, addresstype: 'hamlet' }, 'city', 1_000],
    ['a county', { place_rank: 12, addresstype: 'county', boundingbox: box(0.1) }, undefined],
    ['a country', { place_rank: 4, addresstype: 'country', boundingbox: box(3) }, undefined],
    ['a house without a rank', { class: 'place', type: 'house' }, 'address', 100],
    ['a street without a rank', { class: 'highway', type: 'residential' }, 'address', 250],
    ['a postal code without a rank', { class: 'place', type: 'postcode' }, 'postcode', 1_000],
    ['a town without a rank', { class: 'place', type: 'town' }, 'city', 1_000],
    ['a boundary without a rank', { class: 'boundary', type: 'administrative' }, undefined],
  ];
  for (const [what, fields, precision, radiusMeters] of cases) {
    it(`are as precise as ${what}`, () => {
      const position = nominatimPosition({ ...at, ...fields });
      assert.equal(position?.precision, precision);
      assert.equal(position?.radiusMeters, radiusMeters);
    });
  }

  it('count as no position without a valid point', () => {
    for (const bad of [
      undefined,
      null,
      {},
      { ...house, lat: '0', lon: '0' },
      { ...house, lat: 'x' },
    ])
      assert.equal(nominatimPosition(bad), undefined);
  });
});
