import type { Attributes, Value } from '../attributes.js';

/** Writes an attribute with its value. */
export type WriteAttribute = (name: string, value: Value) => string;

/** Returns a writer for languages whose attributes look like those of HTML. */
export const attributeWriter =
  (escape: (text: string) => string): WriteAttribute =>
  (name, value) => {
    if (value === true) return name;
    return `${name}="${typeof value === 'string' ? escape(value) : value.code}"`;
  };

/** Writes an element with a line for each attribute. */
export function tag(
  name: string,
  attributes: Attributes,
  content: string,
  write: WriteAttribute,
): string {
  const lines = attributes.map(([attribute, value]) => `  ${write(attribute, value)}\n`);
  return `<${name}\n${lines.join('')}>${content}</${name}>`;
}

/** Indents each line that is not empty. */
export const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

export const fallbacks = {
  locator: 'Our stores',
  badge: 'Ask a store for stock',
} as const;
