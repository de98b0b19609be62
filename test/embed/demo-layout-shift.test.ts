import { expect } from '@open-wc/testing';
import { until } from '../support/harness/page.js';

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Whether the result line is there. The locator writes it when the list has come to rest. */
function isListed(page: Document): boolean {
  const { status, shadowRoot } = page.querySelector('store-locator')!;
  const line = shadowRoot?.querySelector('[role=status]')?.textContent ?? '';
  return status === 'ready'
    ? / stores in /.test(line)
    : status === 'partial' && /not be loaded/.test(line);
}

/** Whether all badges in view have an answer or have failed. */
function isAnswered(page: Document): boolean {
  const inView = [...page.querySelectorAll('stock-badge')].filter(
    (badge) => badge.getBoundingClientRect().top < page.defaultView!.innerHeight,
  );
  return inView.length > 0 && inView.every(({ status }) => /ready|error/.test(status));
}

const pages = [
  { name: 'index', faults: ['slow', 'page'], isThere: isListed },
  { name: 'product', faults: ['slow', 'offline'], isThere: isAnswered },
  { name: 'collection', faults: ['slow', 'offline'], isThere: isAnswered },
];

/** Opens a page of the demo, so small that all of it is in view. */
async function openFrame(url: string, width: number, height: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0;
    width: ${width}px; height: ${height}px; transform: scale(0.4); transform-origin: 0 0`;
  frame.src = url;
  const loaded = new Promise((done) => frame.addEventListener('load', done));
  document.body.append(frame);
  await loaded;
  return frame;
}

/** Returns all layout shifts since the page began, with the class names around each. */
async function shiftsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const { PerformanceObserver } = frame.contentWindow as typeof globalThis & Window;
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter((entry) => entry.entryType === 'layout-shift');
      observer.disconnect();
      done(
        (shifts as LayoutShift[]).map(({ value, sources }) =>
          [value, ...sources.map(({ node }) => node?.parentElement?.className)].join(' '),
        ),
      );
    });
    // Paint entries always exist, so the observer is called even when there was no layout shift.
    observer.observe({ type: 'paint', buffered: true });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

describe('the demo’s pages, with answers that come late or not at all', () => {
  const frames: HTMLIFrameElement[] = [];
  afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

  const isMeasured = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  for (const { name, faults, isThere } of isMeasured ? pages : [])
    it(`${name}: nothing moves, at 390 and 1280 pixels`, async () => {
      await Promise.all(
        faults.flatMap((fault) =>
          sizes.map(async ([width, height]) => {
            const frame = await openFrame(`/shop/${name}.html?fault=${fault}`, width, height);
            frames.push(frame);
            await until(() => isThere(frame.contentDocument!));
            await new Promise((done) => frame.contentWindow!.requestAnimationFrame(done));
            expect(await shiftsIn(frame), `${fault} at ${width}`).to.deep.equal([]);
          }),
        ),
      );
    });
});
