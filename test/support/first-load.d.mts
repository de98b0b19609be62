export interface MeasuredPage {
  readonly entry: string;
  readonly html: (origin: string) => string;
  readonly shown: string;
}

export declare function firstLoads(
  pages: readonly MeasuredPage[],
): Promise<ReadonlyMap<string, readonly string[]>>;
