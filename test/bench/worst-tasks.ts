import type { Browser } from 'puppeteer-core';
import { whenLoaded } from './loading.js';
import { mistyped, typeKeys } from './typing.js';
import { visit } from './visit.js';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** when and how long, in microseconds */
  readonly ts: number;
  readonly dur?: number;
  /** processor time of the thread, in microseconds */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** At least this many tasks are listed, even when none is long. */
const shown = 5;
const longMs = 50;
const slightMs = 5;
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
/** Names of trace events that only wrap other events. */
const frames = /RunTask$|^v8\.callFunction$|Checkpoint$/;

const millisecondsOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

const nameOf = ({ name, args }: TraceEvent): string =>
  [name, args?.data?.url?.replace(/^.*\//, '')].filter(Boolean).join(' ');

/** Lists the direct steps of a task, the longest first, without the steps nested in them. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  let coveredUntil = task.ts;
  for (const event of events) {
    if (frames.test(event.name) || event.ts < coveredUntil || event.ts >= end) continue;
    coveredUntil = event.ts + (event.dur ?? 0);
    const name = nameOf(event);
    sums.set(name, (sums.get(name) ?? 0) + millisecondsOf(event));
  }
  const named = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  sums.set('promises’ reactions', millisecondsOf(task) - named);
  return [...sums]
    .filter(([, ms]) => ms >= slightMs)
    .sort(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(', ');
}

/**
 * Loads the listing once more under a trace, types in the box, and describes each of the longest
 * tasks in one line. Times are processor time, so that other work on the machine does not count.
 */
export function worstTasks(browser: Browser, url: string): Promise<string[]> {
  return visit(browser, url, async ({ page }) => {
    await page.tracing.start({ categories });
    await page.goto(url);
    await whenLoaded(page);
    await typeKeys(page, 'input');
    await typeKeys(page, 'input', mistyped);
    const bytes = (await page.tracing.stop()) ?? new Uint8Array();
    const { traceEvents } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      traceEvents: readonly TraceEvent[];
    };
    const ours = traceEvents.find(({ args }) => args?.data?.url?.startsWith(`${url}dist/`));
    const events = traceEvents
      .filter(({ ph, pid, tid }) => ph === 'X' && pid === ours?.pid && tid === ours.tid)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    const start = events[0]?.ts ?? 0;
    return events
      .filter(({ name }) => name === 'RunTask')
      .sort((a, b) => millisecondsOf(b) - millisecondsOf(a))
      .filter((task, nth) => nth < shown || millisecondsOf(task) > longMs)
      .map((task) => {
        const at = ((task.ts - start) / 1000).toFixed(0);
        return `${millisecondsOf(task).toFixed(0)} ms at ${at}: ${partsOf(task, events)}`;
      });
  });
}
