export interface CssFault {
  readonly line: number;
  readonly text: string;
  readonly advice: string;
}

export declare function cssFaults(source: string, options?: { isModule?: boolean }): CssFault[];
