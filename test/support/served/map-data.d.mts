export interface CountryMapData {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

export function mapData(folder: string): CountryMapData[];
