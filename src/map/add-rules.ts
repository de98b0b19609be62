const added = new WeakMap<CSSStyleSheet, Set<string>>();

/** Adds these to a sheet that is in use, once. */
export function addRules(sheet: CSSStyleSheet, rules: string): void {
  const before = added.get(sheet) ?? new Set();
  // One rule at a time: a group of them is one.
  if (!before.has(rules)) sheet.insertRule(`@media all {${rules}}`, sheet.cssRules.length);
  added.set(sheet, before.add(rules));
}
