import type { Browser } from 'puppeteer-core';
import { whenLoaded } from './loading.js';
import { visit } from './visit.js';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** microseconds */
  readonly ts: number;
  readonly dur?: number;
  /** of these, those in which the thread had the processor */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly functionName?: string } };
}

const shown = 5;
const slightMs = 5;
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const fileOf = (url = ''): string => url.replace(/^.*\//, '');

function nameOf({ name, args }: TraceEvent): string {
  const { url, functionName } = args?.data ?? {};
  return [name, functionName, fileOf(url)].filter(Boolean).join(' ');
}

/** What a task was made of, the longest part first: its own steps, not the steps of those. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  let coveredUntil = task.ts;
  for (const event of events) {
    if (event === task || event.ts < coveredUntil || event.ts >= end) continue;
    coveredUntil = event.ts + (event.dur ?? 0);
    const name = nameOf(event);
    sums.set(name, (sums.get(name) ?? 0) + (event.dur ?? 0) / 1000);
  }
  return [...sums]
    .filter(([, ms]) => ms >= slightMs)
    .sort(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(', ');
}

/** Loads the listing once more under a trace, and says what its longest tasks did, a line each. */
export function worstTasks(browser: Browser, url: string): Promise<string[]> {
  return visit(browser, url, async ({ page }) => {
    await page.tracing.start({ categories });
    await page.goto(url);
    await whenLoaded(page);
    const bytes = (await page.tracing.stop()) ?? new Uint8Array();
    const { traceEvents } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      traceEvents: readonly TraceEvent[];
    };
    const main = traceEvents.find(
      ({ name, args }) => name === 'EvaluateScript' || (name === 'FunctionCall' && args?.data?.url),
    );
    const events = traceEvents
      .filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    return events
      .filter(({ name }) => name === 'RunTask')
      .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
      .slice(0, shown)
      .map((task) => `${((task.dur ?? 0) / 1000).toFixed(0)} ms: ${partsOf(task, events)}`);
  });
}
