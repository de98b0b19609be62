import { relative } from 'node:path';
import { causeOf } from './cause-of.mjs';

/**
 * The same as counting-reporter.mjs for `node --test`. It prints nothing, and sends counts and
 * failures.
 */
export default async function* countingNodeReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, broken: 0, failures: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:fail') {
      counts.failed++;
      const { cause = data.details.error } = data.details.error ?? {};
      counts.failures.push(`${relative('', data.file ?? '')}: ${data.name}\n  ${causeOf(cause)}`);
    }
    if (type === 'test:pass') counts[data.skip === undefined ? 'passed' : 'skipped']++;
  }
  process.send?.(counts);
  yield '';
}
