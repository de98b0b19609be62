const collators = new Map<string, Intl.Collator>();

/** How texts are put in order in a language; a browser takes its time to find that out. */
export function collatorOf(lang: string): (a: string, b: string) => number {
  let collator = collators.get(lang);
  if (!collator) collators.set(lang, (collator = new Intl.Collator(lang)));
  return collator.compare;
}
