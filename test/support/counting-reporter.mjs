import { countLine } from './count-line.mjs';

/**
 * A @web/test-runner reporter that counts how many tests passed, failed and were skipped, summed over files
 * and engines. Under run-tests.mjs it sends the counts over the message channel, else it prints them.
 */
export function countingReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0, broken: 0 };
      for (const { testResults, passed, errors } of sessions) {
        if (testResults) countSuite(testResults, counts);
        // A file that does not load, or breaks outside its tests, is one more failure.
        if (!passed && errors.length > 0) counts.broken++;
      }
      counts.failed += counts.broken;
      if (process.send) process.send(counts);
      else console.log(countLine(counts));
    },
  };
}

function countSuite({ tests, suites }, counts) {
  for (const { skipped, passed } of tests) {
    counts[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
  }
  for (const suite of suites) countSuite(suite, counts);
}
