/** The map's colours, as CSS colours that a canvas understands too: no `var()`. */
export interface MapPalette {
  readonly water: string;
  readonly land: string;
  /** Built-up areas, on `land`. */
  readonly urban: string;
  readonly river: string;
  /** Between regions of a country, fainter than `border`. */
  readonly region: string;
  readonly border: string;
  /** Names of towns, on `land`. */
  readonly label: string;
  /** Names of countries, behind those of towns. */
  readonly faintLabel: string;
  /** Text and outlines, on `surface`, `land` or `water`. */
  readonly text: string;
  /** Behind controls and labels. */
  readonly surface: string;
  /** Pins and clusters. */
  readonly accent: string;
  /** On `accent`. */
  readonly accentText: string;
}
