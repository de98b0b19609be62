/** The map's colours as CSS colours that a canvas understands too, so without `var()`. */
export interface MapPalette {
  readonly water: string;
  readonly land: string;
  /** The colour of built-up areas, on `land`. */
  readonly urban: string;
  readonly river: string;
  /** The colour of borders between regions of a country, fainter than `border`. */
  readonly region: string;
  readonly border: string;
  /** The colour of town names, on `land`. */
  readonly label: string;
  /** The colour of country names, which are fainter than town names. */
  readonly faintLabel: string;
  /** The colour of text and outlines, on `surface`, `land` or `water`. */
  readonly text: string;
  /** The background of controls and labels. */
  readonly surface: string;
  /** The colour of pins and clusters. */
  readonly accent: string;
  /** The colour of text on `accent`. */
  readonly accentText: string;
}
