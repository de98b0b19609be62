import { defaultReporter } from '@web/test-runner';

/** A test that needs a missing file requests one below `/nowhere/`. The 404 is then expected. */
const isExpected = (path) => /^\/?nowhere\//.test(path);

/**
 * The runner's own report of a test file, without expected messages. For a green file it is empty.
 */
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
