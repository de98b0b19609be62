import { expect } from '@open-wc/testing';
import { getJson } from '../../../src/http/get-json.js';
import type { GetJsonOptions } from '../../../src/http/get-json-options.js';
import { HttpError } from '../../../src/http/http-error.js';
// There before the clock is looked at.
import '../../../src/http/try-again.js';
import { FakeClock } from '../fakes/clock.js';
import { scriptedFetch, type ScriptedAnswer } from '../fakes/scripted-fetch.js';

export const url = new URL('https://service.test/api/v1/locations.json?page=1');

/**
 * `random` is 1, so that delays have their full length: 500, 1000, 2000 ms, and 4000 after a 429.
 */
export function start(
  answers: (ScriptedAnswer | (() => ScriptedAnswer))[],
  options: Partial<GetJsonOptions> = {},
) {
  const clock = new FakeClock();
  const { fetch, requests } = scriptedFetch(...answers);
  const answer = getJson(url, { clock, fetch, random: () => 1, ...options });
  answer.catch(() => undefined);
  return { answer, clock, requests };
}

export async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).to.be.instanceOf(HttpError);
  return error as HttpError;
}
