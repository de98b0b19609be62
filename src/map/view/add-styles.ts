/** Adds styles to a map's sheet: those of code that is loaded later. */
export function addStyles(sheet: CSSStyleSheet, styles: string): void {
  // `insertRule` takes one rule at a time, and a group of rules counts as one.
  sheet.insertRule(`@media all {${styles}}`, sheet.cssRules.length);
}
