// Runs in the measured page before anything else, and notes what happens there. Times in milliseconds since navigation.
const probe = {
  /** when the first rows were painted, and when all were */
  firstRowsAt: undefined,
  allRowsAt: undefined,
  layoutShift: 0,
  longTasks: [],
  /** what the visitor did, and how long the next painted frame took */
  acts: [],

  get locator() {
    return document.querySelector('store-locator');
  },
  in(selector) {
    return this.locator.shadowRoot.querySelector(selector);
  },
  firstPageAt() {
    const pages = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/locations.json'));
    return Math.min(...pages.map(({ responseEnd }) => responseEnd));
  },
  listNodes() {
    return this.locator.shadowRoot.querySelectorAll('.scroller *').length;
  },
};
globalThis.probe = probe;

/** A message sent from an animation frame arrives when that frame is painted. */
function whenPainted(tell) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell(performance.now());
    port2.postMessage(undefined);
  });
}

(function watchForRows() {
  if (probe.locator?.shadowRoot?.querySelector('.row[data-id]')) {
    whenPainted((now) => (probe.firstRowsAt = now));
  } else {
    requestAnimationFrame(watchForRows);
  }
})();
addEventListener('store-locator-load', () => whenPainted((now) => (probe.allRowsAt = now)), true);

const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
  });
observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ startTime, duration }));
observe('layout-shift', ({ value }) => (probe.layoutShift += value));

const note = (what, startedAt) => {
  const loading = probe.locator.status === 'loading';
  whenPainted((now) => probe.acts.push({ what, loading, ms: now - startedAt }));
};
let pressedAt;
addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
addEventListener('input', () => note('key', pressedAt), true);
addEventListener('click', ({ timeStamp }) => note('click', timeStamp), true);
