const family = 'Own Sans';
const file = '/node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** Style of a stage whose texts are as wide on every machine; `loadOwnFont` comes first. */
export const ownFont = `font-family: "${family}"`;

/** Brings the font of tests that measure letters: machines have fonts of many widths. */
export async function loadOwnFont(): Promise<void> {
  if ([...document.fonts].some((face) => face.family.includes(family))) return;
  document.fonts.add(await new FontFace(family, `url(${file})`).load());
}
