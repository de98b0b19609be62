/**
 * Promised behaviours, each with the change that switches it off and the tests that must then turn red.
 * `find` stands exactly once in `file`.
 */
export const mutants = [
  {
    name: 'retry',
    file: 'src/http/get-json.ts',
    find: 'if (retry >= retries) throw answer;',
    replace: 'throw answer;',
    tests: ['test/http/get-json.test.ts'],
  },
  {
    name: 'retry-after',
    file: 'src/http/get-json.ts',
    find: 'return retryAfterMs ?? random * longest;',
    replace: 'return random * longest;',
    tests: ['test/http/get-json.test.ts'],
  },
  {
    name: 'de-duplication',
    file: 'src/api/read-pages.ts',
    find: 'yield { ...page, items };',
    replace: 'yield page;',
    tests: ['test/api/read-pages.test.ts'],
  },
  {
    name: 'stop on a repeated page',
    file: 'src/api/read-pages.ts',
    find: 'if (short || repeated ||',
    replace: 'if (short ||',
    tests: ['test/api/read-pages.test.ts'],
  },
  {
    name: 'carry on past a failed page',
    file: 'src/api/read-pages.ts',
    find: 'if (error && (number === from || signal?.aborted)) throw error;',
    replace: 'if (error) throw error;',
    tests: ['test/api/read-pages.test.ts'],
  },
  {
    name: 'bad-record drop',
    file: 'src/api/decode-page.ts',
    find: '.filter((item) => item !== undefined)',
    replace: '',
    tests: ['test/api/read-pages.test.ts'],
  },
  {
    name: 'sk_ refusal',
    file: 'src/api/connection.ts',
    find: '/^\\W*sk_/i.test(text)',
    replace: 'false',
    tests: ['test/api/client.test.ts'],
  },
  {
    name: 'request sharing',
    file: 'src/page/listing-of.ts',
    find: 'shared(sharedListingKey(name)',
    replace: '((name, create) => create())(sharedListingKey(name)',
    tests: ['test/elements/store-locator/races.test.ts'],
  },
  {
    name: 'abort with the last subscriber',
    file: 'src/page/resource.ts',
    find: 'this.#lifetime?.abort();\n    this.#lifetime = undefined;',
    replace: 'this.#lifetime = undefined;',
    tests: ['test/page/product-stock.test.ts'],
  },
  {
    name: 'text-only rendering',
    file: 'src/elements/store-locator/views/row-view.ts',
    find: '<button @click=${() => actions.select(store)}>${title}</button>',
    replace: '<button @click=${() => actions.select(store)} .innerHTML=${title}></button>',
    tests: ['test/elements/store-locator/hostile-data.test.ts'],
  },
  {
    name: 'four at a time',
    file: 'src/controllers/turns.ts',
    find: 'maxAtOnce = 4',
    replace: 'maxAtOnce = 48',
    tests: ['test/elements/stock-badge/grids.test.ts'],
  },
  {
    name: 'no status guessed',
    file: 'src/api/stock-words.ts',
    find: "words.get(bare) ?? 'unknown'",
    replace: "words.get(bare) ?? 'out'",
    tests: ['test/api/inventory-mutations.test.ts'],
  },
  {
    name: 'no status from contradictions',
    file: 'src/api/decode-any-inventory.ts',
    find: "row.set(locationId, before === status ? status : 'unknown');",
    replace: 'row.set(locationId, status);',
    tests: ['test/api/inventory-shapes.test.ts'],
  },
];
