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
];
