export interface Setting {
  readonly type: string;
  readonly id?: string;
  readonly default?: unknown;
}

export interface BlockSchema {
  readonly name: string;
  readonly target: string;
  readonly javascript?: string;
  readonly settings: readonly Setting[];
}

export declare function fillShopify(folder: string, countries?: string): Promise<void>;
export declare function readSchema(folder: string, block: string): Promise<BlockSchema>;
