import { defaultReporter } from '@web/test-runner';

/** A test that wants no file asks for one below `/nowhere/`, and says by that that the 404 is expected. */
const isExpected = (path) => /^\/?nowhere\//.test(path);

/** The runner's own report of a test file, without what the tests expect: of a green file it is nothing. */
export function quietReporter() {
  const usual = defaultReporter({ reportTestProgress: false });
  return {
    ...usual,
    reportTestFileResults({ sessionsForTestFile, ...rest }) {
      const sessions = sessionsForTestFile.map((session) => ({
        ...session,
        request404s: session.request404s.filter((path) => !isExpected(path)),
      }));
      return usual.reportTestFileResults({ ...rest, sessionsForTestFile: sessions });
    },
  };
}
