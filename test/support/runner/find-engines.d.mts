export interface FoundEngines {
  readonly chromium: string | undefined;
  readonly firefox: string | undefined;
}

export declare function findEngines(): FoundEngines;
