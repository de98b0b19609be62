export interface MeasuredPage {
  readonly entry: string;
  readonly html: (origin: string) => string;
  readonly shown: string;
}

export declare function firstLoads<P extends MeasuredPage>(
  pages: readonly P[],
): Promise<ReadonlyMap<P, readonly string[]>>;
