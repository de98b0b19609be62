/** The same as counting-reporter.mjs for `node --test`: prints nothing, sends the counts. */
export default async function* countingNodeReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, broken: 0 };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:fail') counts.failed++;
    if (type === 'test:pass') counts[data.skip === undefined ? 'passed' : 'skipped']++;
  }
  process.send?.(counts);
  yield '';
}
