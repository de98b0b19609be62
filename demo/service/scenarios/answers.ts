import type { Scenario } from './scenario.js';
import { spoilRecords } from './spoil-records.js';

/** Answers with status 200 that are not what is documented. */
export const answers: readonly Scenario[] = [
  {
    name: 'malformed-json',
    does: 'Every answer is JSON that ends half-way.',
    answer: async ({ usual }) => {
      const text = await usual().text();
      return new Response(text.slice(0, text.length / 2), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
  },
  {
    name: 'html',
    does: 'Every answer is a web page with status 200.',
    answer: () =>
      new Response('<!doctype html><title>Sign in</title><h1>Please sign in</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  },
  {
    name: 'bad-records',
    does: 'Every tenth record from the fourth on is spoilt (null, a text, no id, id a text, name a number, …), each way at most once a page; the rest is good.',
    answer: async ({ usual }) => Response.json(spoilRecords(await usual().json())),
  },
];
