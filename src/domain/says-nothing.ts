/**
 * True for texts that programs write for an empty value: `undefined`, `null`, `N/A`, `- N/A`, `-`
 * and the empty text.
 */
export const saysNothing = (text: string): boolean =>
  /^[-–—\s]*(undefined|null|n\/a)?[-–—\s]*$/i.test(text);
