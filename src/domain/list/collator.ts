const collators = new Map<string, Intl.Collator>();

/**
 * Returns the sort order for texts in a language. Collators are kept, because they are slow to
 * make.
 */
export function collatorOf(lang: string): (a: string, b: string) => number {
  let collator = collators.get(lang);
  if (!collator) collators.set(lang, (collator = new Intl.Collator(lang)));
  return collator.compare;
}
