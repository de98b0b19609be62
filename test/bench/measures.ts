/** What is measured, with the limits of the design; `lowest` is what the browser can tell. */
export const measures = {
  firstPageToRows: { what: 'first page received → first rows', unit: 'ms', must: 150, aim: 100 },
  navigationToRows: { what: 'navigation → first rows', unit: 'ms' },
  allRows: { what: 'navigation → all rows', unit: 'ms' },
  allByQuery: {
    what: 'stores asked for → all rows, 100 ms a round trip, auth="query"',
    unit: 'ms',
    must: 1500,
    aim: 1000,
  },
  allByHeader: { what: 'the same, auth="header"', unit: 'ms' },
  allFromSnapshot: { what: 'the same, from a snapshot', unit: 'ms', must: 600, aim: 400 },
  navigationByQuery: { what: 'navigation → all rows then, auth="query"', unit: 'ms' },
  navigationByHeader: { what: 'the same, auth="header"', unit: 'ms' },
  navigationFromSnapshot: { what: 'the same, from a snapshot', unit: 'ms' },
  longestTaskOfPages: {
    what: 'longest task while pages arrive',
    unit: 'ms',
    must: 100,
    aim: 50,
    lowest: 50,
  },
  longestTask: {
    what: 'longest task, scripts included',
    unit: 'ms',
    must: 100,
    aim: 50,
    lowest: 50,
  },
  keyWhileLoading: {
    what: 'keystroke → frame while pages arrive',
    unit: 'ms',
    must: 100,
    aim: 50,
  },
  keyAfterwards: { what: 'keystroke → frame afterwards', unit: 'ms', must: 100, aim: 50 },
  keyMistyped: { what: 'the same, a town with a mistake', unit: 'ms', must: 100, aim: 50 },
  facet: { what: 'narrow to a country or region → frame', unit: 'ms', must: 100, aim: 50 },
  sort: { what: 'order by name → frame', unit: 'ms', must: 100, aim: 50 },
  nearMe: { what: 'visitor’s position → frame', unit: 'ms', must: 100, aim: 50 },
  select: { what: 'select a row → frame', unit: 'ms', must: 100, aim: 50 },
  zoom: { what: 'zoom the map → frame', unit: 'ms', must: 100, aim: 50 },
  mapReady: { what: 'map’s code there → its pins', unit: 'ms', must: 400 },
  panFrame: { what: 'longest frame while the map is dragged', unit: 'ms', must: 50 },
  zoomFrame: { what: 'longest frame while it zooms', unit: 'ms', must: 50 },
  more: { what: '25 more rows → frame', unit: 'ms', must: 100, aim: 50 },
  interaction: {
    what: 'slowest act → paint, by Event Timing',
    unit: 'ms',
    must: 200,
    aim: 100,
    lowest: 16,
  },
  manyKey: { what: 'keystroke → frame, 50,000 stores from a snapshot', unit: 'ms', aim: 150 },
  heap: { what: 'heap over an empty page', unit: 'MB', must: 30, aim: 15 },
  listNodes: { what: 'list nodes at most', unit: '', must: 600, aim: 300 },
  layoutShift: { what: 'layout shift', unit: '', must: 0, aim: 0 },
  otherHosts: { what: 'third-party hosts asked', unit: '', must: 0, aim: 0 },
  scriptKilobytes: { what: 'scripts until the first rows', unit: 'KB', must: 20, aim: 16 },
} as const satisfies Readonly<Record<string, Measure>>;

export interface Measure {
  readonly what: string;
  readonly unit: 'ms' | 'KB' | 'MB' | '';
  readonly must?: number;
  readonly aim?: number;
  /** less can't be told from nothing */
  readonly lowest?: number;
}

export type MeasureName = keyof typeof measures;

/** One run's values; undefined where a run had no occasion to measure. */
export type Samples = Partial<Readonly<Record<MeasureName, number | undefined>>>;
