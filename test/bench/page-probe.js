// Runs in the measured page before anything else, and notes events there. Times are milliseconds
// since navigation.
const probe = {
  /** when the first rows were painted, and when all were */
  firstRowsAt: undefined,
  firstPinsAt: undefined,
  allRowsAt: undefined,
  layoutShift: 0,
  longTasks: [],
  /** what the visitor did, and how long the next painted frame took */
  acts: [],
  /** the slowest of the visitor's acts until it was painted, as the browser itself tells it */
  slowestInteraction: 0,

  get locator() {
    return document.querySelector('store-locator');
  },
  /** where rows are: the element's shadow tree, or what a page beside it says */
  get root() {
    return globalThis.benchRoot?.() ?? this.locator?.shadowRoot ?? document;
  },
  /** a page beside it names its own */
  get firstRow() {
    return document.documentElement?.dataset.firstRow ?? '.row[data-id]';
  },
  in(selector) {
    return this.root.querySelector(selector);
  },
  /** what was asked for stores */
  get pages() {
    const isOfStores = /\/(locations|snapshot|many)\.json/;
    return performance.getEntriesByType('resource').filter(({ name }) => isOfStores.test(name));
  },
  firstAskedAt() {
    return Math.min(...this.pages.map(({ startTime }) => startTime));
  },
  firstPageAt() {
    return Math.min(...this.pages.map(({ responseEnd }) => responseEnd));
  },
  frames: [],
  watchFrames(isOn) {
    cancelAnimationFrame(this.watching);
    const look = (now) => {
      this.frames.push(now);
      this.watching = requestAnimationFrame(look);
    };
    if (isOn) this.watching = requestAnimationFrame(look);
  },
  mapCodeAt() {
    const files = performance.getEntriesByType('resource');
    return files.find(({ name }) => name.includes('create-store-map'))?.responseEnd ?? NaN;
  },
  /** chooses the second option of a field, as a visitor does */
  choose(label) {
    const field = this.in(`select[aria-label="${label}"]`);
    if (!field) throw new Error(`There is no field ${label}.`);
    field.selectedIndex = 1;
    field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  },
  /** from the visitor's position to the frame that shows how far the stores are from it */
  async nearMs(latitude, longitude) {
    let toldAt;
    navigator.geolocation.getCurrentPosition = (tell) =>
      setTimeout(() => {
        toldAt = performance.now();
        tell({ coords: { latitude, longitude, accuracy: 50 }, timestamp: Date.now() });
      });
    await this.locator.locate();
    const shownAt = await new Promise((tell) => watchFor(() => this.in('.row .distance'), tell));
    return shownAt - toldAt;
  },
  listNodes(list = '.scroller') {
    return this.root.querySelectorAll(`${list} *`).length;
  },
};
globalThis.probe = probe;

/**
 * A task posted from an animation frame runs when that frame is painted. It has the highest
 * priority: otherwise it would wait behind the page's own timers and answers, and their time would
 * count as part of the frame.
 */
function whenFrameIsPainted(tell) {
  void scheduler.postTask(() => tell(performance.now()), { priority: 'user-blocking' });
}
const whenPainted = (tell) => requestAnimationFrame(() => whenFrameIsPainted(tell));

/** Looks at the beginning of each frame: what is there by then is painted in that same frame. */
function watchFor(isThere, tell) {
  requestAnimationFrame(() => {
    if (isThere()) whenFrameIsPainted(tell);
    else watchFor(isThere, tell);
  });
}
probe.firstRows = new Promise((tell) => {
  watchFor(
    () => probe.in(probe.firstRow),
    (now) => tell((probe.firstRowsAt = now)),
  );
});
probe.allRows = new Promise((tell) => {
  const painted = (now) => tell((probe.allRowsAt ??= now));
  for (const type of ['store-locator-load', 'bench-all'])
    addEventListener(type, () => whenPainted(painted), true);
});

/**
 * Pins are looked for only from then on. A look needs a frame, and frames slow down the earlier
 * measures.
 */
let isMapThere = false;
let tellPins;
probe.firstPins = new Promise((tell) => (tellPins = tell));
function onResource({ name }) {
  if (isMapThere || !name.includes('create-store-map')) return;
  isMapThere = true;
  watchFor(
    () => probe.in('.map-pin'),
    (now) => tellPins((probe.firstPinsAt = now)),
  );
}

const observe = (type, note, options) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type,
    buffered: true,
    ...options,
  });
observe('resource', onResource);
observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ startTime, duration }));
observe('layout-shift', ({ value }) => (probe.layoutShift += value));
observe(
  'event',
  ({ interactionId, duration }) => {
    if (interactionId) probe.slowestInteraction = Math.max(probe.slowestInteraction, duration);
  },
  { durationThreshold: 16 },
);

let tellAct;
probe.act = async (index) => {
  while (!probe.acts[index]) await new Promise((tell) => (tellAct = tell));
  return probe.acts[index];
};
const note = (what, startedAt) => {
  const loading = probe.locator?.status === 'loading';
  whenPainted((now) => {
    probe.acts.push({ what, loading, ms: now - startedAt });
    tellAct?.();
  });
};
let pressedAt;
addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
addEventListener('input', () => note('key', pressedAt), true);
addEventListener('change', ({ timeStamp }) => note('choice', timeStamp), true);
addEventListener('click', ({ timeStamp }) => note('click', timeStamp), true);
