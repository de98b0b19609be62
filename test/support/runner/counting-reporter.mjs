import { relative } from 'node:path';
import { causeOf } from './cause-of.mjs';
import { countLine } from './count-line.mjs';

/** Where the time of a run goes. */
const slowestShown = Number(process.env.SLOWEST ?? 15);

/**
 * A @web/test-runner reporter that counts how many tests passed, failed and were skipped, summed
 * over files and engines. Under run-tests.mjs it sends the counts over the message channel.
 * Otherwise it prints them.
 */
export function countingReporter() {
  return {
    onTestRunFinished({ sessions: ran }) {
      const sessions = [...ran];
      console.log(`\nSlowest files:\n${slowest(sessions).join('\n')}`);
      const counts = { passed: 0, failed: 0, skipped: 0, broken: 0, failures: [] };
      for (const { testFile, browser, testResults, passed, errors } of sessions) {
        const tell = (title, error) =>
          counts.failures.push(
            `${relative('', testFile)} ${browser.name}: ${title}\n  ${causeOf(error)}`,
          );
        if (testResults) countSuite(testResults, counts, tell);
        // A file that does not load, or breaks outside its tests, is one more failure.
        if (passed || errors.length === 0) continue;
        counts.broken++;
        tell('broke', errors[0]);
      }
      counts.failed += counts.broken;
      if (process.send) process.send(counts);
      else console.log(countLine(counts));
    },
  };
}

function countSuite({ tests, suites }, counts, tell) {
  for (const { name, skipped, passed, error } of tests) {
    counts[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
    if (!skipped && !passed) tell(name, error);
  }
  for (const suite of suites) {
    countSuite(suite, counts, (title, error) => tell(`${suite.name} > ${title}`, error));
  }
}

function slowest(sessions) {
  return sessions
    .map(({ testFile, browser, testResults }) => {
      const seconds = testResults ? secondsOf(testResults) : 0;
      return { seconds, text: `${relative('', testFile)} ${browser.name}` };
    })
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(({ seconds, text }) => `  ${seconds.toFixed(0)} s ${text}`);
}

function secondsOf({ tests, suites }) {
  const own = tests.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}
