const told = new WeakMap<Element, Set<string>>();

/** Tells the developer, once an element: a console line that begins with the tag. */
export function report(host: Element, message: string, level: 'error' | 'warn' = 'error'): void {
  let messages = told.get(host);
  if (!messages) told.set(host, (messages = new Set()));
  if (messages.has(message)) return;
  messages.add(message);
  // eslint-disable-next-line no-console -- its type allows what the rule does
  console[level](`<${host.localName}> ${message}`);
}
