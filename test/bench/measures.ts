/**
 * The measures of one listing. `feel` says what a shopper should feel on a quiet machine. It
 * informs and decides nothing, since times on a noisy machine prove nothing. Counts have a `limit`.
 * `lowest` is the smallest value that the browser can tell.
 */
export const measures = {
  firstPageToRows: { what: 'first page received → first rows', unit: 'ms', feel: 100 },
  navigationToRows: { what: 'navigation → first rows', unit: 'ms' },
  allRows: { what: 'navigation → all rows', unit: 'ms' },
  allByQuery: {
    what: 'stores asked for → all rows, 100 ms a round trip, auth="query"',
    unit: 'ms',
    feel: 1000,
  },
  allByHeader: { what: 'the same, auth="header"', unit: 'ms' },
  allFromSnapshot: { what: 'the same, from a snapshot', unit: 'ms', feel: 400 },
  navigationByQuery: { what: 'navigation → all rows then, auth="query"', unit: 'ms' },
  navigationByHeader: { what: 'the same, auth="header"', unit: 'ms' },
  navigationFromSnapshot: { what: 'the same, from a snapshot', unit: 'ms' },
  longestTaskOfPages: {
    what: 'longest task while pages arrive',
    unit: 'ms',
    feel: 50,
    lowest: 50,
  },
  longestTask: {
    what: 'longest task, scripts included',
    unit: 'ms',
    feel: 50,
    lowest: 50,
  },
  keyWhileLoading: {
    what: 'keystroke → frame while pages arrive',
    unit: 'ms',
    feel: 50,
  },
  keyAfterwards: { what: 'keystroke → frame afterwards', unit: 'ms', feel: 50 },
  keyMistyped: { what: 'the same, a town with a mistake', unit: 'ms', feel: 50 },
  facet: { what: 'narrow to a country or region → frame', unit: 'ms', feel: 50 },
  sort: { what: 'order by name → frame', unit: 'ms', feel: 50 },
  nearMe: { what: 'visitor’s position → frame', unit: 'ms', feel: 50 },
  select: { what: 'select a row → frame', unit: 'ms', feel: 50 },
  zoom: { what: 'zoom the map → frame', unit: 'ms', feel: 50 },
  mapReady: { what: 'map’s code there → its pins', unit: 'ms', feel: 400 },
  panFrame: { what: 'longest frame while the map is dragged', unit: 'ms', feel: 50 },
  zoomFrame: { what: 'longest frame while it zooms', unit: 'ms', feel: 50 },
  more: { what: '25 more rows → frame', unit: 'ms', feel: 50 },
  interaction: {
    what: 'slowest act → paint, by Event Timing',
    unit: 'ms',
    feel: 100,
    lowest: 16,
  },
  manyKey: { what: 'keystroke → frame, 50,000 stores from a snapshot', unit: 'ms', feel: 150 },
  heap: { what: 'heap over an empty page', unit: 'MB', limit: 30 },
  listNodes: { what: 'list nodes before more are asked for', unit: '', limit: 600 },
  listNodesAfterMore: { what: 'list nodes after 50 more rows', unit: '' },
  layoutShift: { what: 'layout shift', unit: '', limit: 0 },
  otherHosts: { what: 'third-party hosts asked', unit: '', limit: 0 },
  scriptKilobytes: { what: 'scripts until the first rows', unit: 'KB', limit: 26 },
} as const satisfies Readonly<Record<string, Measure>>;

export interface Measure {
  readonly what: string;
  readonly unit: 'ms' | 'KB' | 'MB' | '';
  readonly feel?: number;
  readonly limit?: number;
  /** Less can't be told from nothing. */
  readonly lowest?: number;
}

export type MeasureName = keyof typeof measures;

/** One run's values; undefined where a run had no occasion to measure. */
export type Samples = Partial<Readonly<Record<MeasureName, number | undefined>>>;
