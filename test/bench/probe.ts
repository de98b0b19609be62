/** Something the visitor did. */
export interface Act {
  readonly what: 'key' | 'click' | 'choice';
  /** whether pages were still arriving */
  readonly loading: boolean;
  /** until the next painted frame */
  readonly ms: number;
}

/** The measurements of page-probe.js in the page. Times are in milliseconds since navigation. */
export interface Probe {
  readonly firstRowsAt: number | undefined;
  readonly allRowsAt: number | undefined;
  readonly firstPinsAt: number | undefined;
  /** resolve with those times */
  readonly firstRows: Promise<number>;
  readonly allRows: Promise<number>;
  readonly firstPins: Promise<number>;
  readonly layoutShift: number;
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[];
  readonly acts: readonly Act[];
  /** the one at that place, once it is painted */
  readonly act: (index: number) => Promise<Act>;
  readonly slowestInteraction: number;
  readonly locator: (HTMLElement & { readonly status: string; search(text: string): void }) | null;
  readonly firstRow: string;
  readonly in: (selector: string) => HTMLElement | null;
  /** when the first request for stores began, and when the first answer was there */
  readonly firstAskedAt: () => number;
  readonly firstPageAt: () => number;
  /** when the script with the map arrived */
  readonly mapCodeAt: () => number;
  readonly frames: number[];
  readonly watchFrames: (isOn: boolean) => void;
  readonly choose: (label: string) => void;
  readonly nearMs: (latitude: number, longitude: number) => Promise<number>;
  readonly listNodes: (list?: string) => number;
}

declare global {
  var probe: Probe;
}
