/**
 * A @web/test-runner reporter that tells run-tests.mjs, over its message channel, how many tests passed,
 * failed and were skipped, summed over files and engines.
 */
export function countingReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const { testResults, passed, errors } of sessions) {
        if (testResults) countSuite(testResults, counts);
        // A file that does not load, or breaks outside its tests, is one failure.
        if (!passed && errors.length > 0) counts.failed++;
      }
      process.send?.(counts);
    },
  };
}

function countSuite({ tests, suites }, counts) {
  for (const { skipped, passed } of tests) {
    counts[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
  }
  for (const suite of suites) countSuite(suite, counts);
}
