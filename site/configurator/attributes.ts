import { placeholders, type Choices } from './choices.js';

/** Text, or true for an attribute without a value, or code of the platform's own language. */
export type Value = string | true | { readonly code: string };
export type Attributes = readonly (readonly [name: string, value: Value])[];

/** The addresses of the uploaded files, in the words of a platform. */
export interface Files {
  readonly stores: Value;
  readonly streets: Value;
}

const given = (entries: readonly (readonly [string, Value | false])[]): Attributes =>
  entries.filter((entry): entry is readonly [string, Value] => Boolean(entry[1]));

/** Returns the address of a folder with a slash at its end. */
export const folder = (address: string): string => address.replace(/\/?$/, '/');

/** Returns the attributes of `<store-locator>` for choices without problems. */
export function locatorAttributes(choices: Choices, files: Files): Attributes {
  const isTable = choices.data === 'table';
  const hasTiles = choices.map === 'tiles' && choices.tiles;
  const hasStreets = choices.map === 'land' && choices.streets;
  return given([
    ['src', isTable && files.stores],
    ['base-url', !isTable && (choices.baseUrl || placeholders.baseUrl)],
    ['public-key', !isTable && (choices.publicKey || placeholders.publicKey)],
    // The streets are cut around these positions.
    ['coordinates-src', !isTable && hasStreets && files.stores],
    ...languageOf(choices),
    ['without-map', choices.map === 'none'],
    ['tiles', hasTiles],
    ['tiles-attribution', hasTiles && choices.tilesAttribution],
    ['tiles-consent', hasTiles && choices.tilesConsent && 'ask'],
    ['streets-src', hasStreets && files.streets],
  ]);
}

/** Returns the attributes of `<stock-badge>` for choices without problems. */
export const badgeAttributes = (
  choices: Choices,
  product: Value = choices.productId,
  variant: Value = choices.variantId,
): Attributes =>
  given([
    ['base-url', choices.baseUrl || placeholders.baseUrl],
    ['public-key', choices.publicKey || placeholders.publicKey],
    ['product-id', product],
    ['variant-id', variant],
    ...languageOf(choices),
    ['with-stores', choices.withStores],
  ]);

const languageOf = ({ language }: Choices): (readonly [string, Value | false])[] => [
  ['lang', language],
  ['dir', language === 'ar' && 'rtl'],
];

/** Returns the typed custom properties, by the element that they belong to. */
export function rulesOf({ look }: Choices): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>();
  for (const [name, value] of Object.entries(look)) {
    if (!value) continue;
    const tag = name.startsWith('--stock-badge') ? 'stock-badge' : 'store-locator';
    rules.set(tag, [...(rules.get(tag) ?? []), [name, value.trim()]]);
  }
  return rules;
}

/** Returns the typed custom properties as a style sheet; an empty text if there are none. */
export const sheetOf = (choices: Choices): string =>
  [...rulesOf(choices)]
    .map(([tag, values]) => `${tag} {\n${values.map(([n, v]) => `  ${n}: ${v};\n`).join('')}}\n`)
    .join('');
