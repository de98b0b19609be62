/** The map's colours, as CSS colours that a canvas understands too: no `var()`. */
export interface MapPalette {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  /** Text and outlines, on `surface`, `land` or `water`. */
  readonly text: string;
  /** Behind controls and labels. */
  readonly surface: string;
  /** Pins and clusters. */
  readonly accent: string;
  /** On `accent`. */
  readonly accentText: string;
}
