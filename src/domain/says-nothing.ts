/** Whether a text is what programs write for none: `undefined`, `null`, `N/A`, `- N/A`, `-`, or nothing. */
export const saysNothing = (text: string): boolean =>
  /^[-–—\s]*(undefined|null|n\/a)?[-–—\s]*$/i.test(text);
