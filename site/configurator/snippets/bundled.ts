import { badgeAttributes, locatorAttributes, rulesOf, sheetOf } from '../attributes.js';
import type { Choices } from '../choices.js';
import { forHtml, forJsx, forScript } from '../escape.js';
import { attributeWriter, fallbacks, indented, tag, type WriteAttribute } from './tag.js';

/** Where the commands put the files in the project of a bundler. */
export const bundled = { data: '/stores/', stores: '/stores.json', streets: '/streets/' } as const;

const start = `import { configure } from 'store-locator-elements';

configure({ dataUrl: ${forScript(bundled.data)} });
`;

/** Returns a component for React 19, and for React 18. */
export const reactSnippet = (choices: Choices): string =>
  `${start}\nexport function Stores() {\n${jsxBody(choices)}}\n`;

/** Returns a page for Next, such as `app/stores/page.jsx`. */
export const nextSnippet = (choices: Choices): string =>
  `'use client';\n\n${start}\nexport default function Stores() {\n${jsxBody(choices)}}\n`;

function jsxBody(choices: Choices): string {
  const lines = indented(tagsOf(choices, writeJsx, jsxStyles(choices)), '      ');
  return `  return (\n    <>\n${lines}\n    </>\n  );\n`;
}

const writeJsx: WriteAttribute = (name, value) => {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}=${forJsx(value)}` : `${name}={${value.code}}`;
};

/** Returns the attribute `style` by the element, since a component has no style sheet. */
function jsxStyles(choices: Choices): ReadonlyMap<string, string> {
  const styles = [...rulesOf(choices)].map(([element, values]) => {
    const pairs = values.map(([name, value]) => `${forScript(name)}: ${forScript(value)}`);
    return [element, `{ ${pairs.join(', ')} }`] as const;
  });
  return new Map(styles);
}

/** Returns a component for Vue 3. */
export function vueSnippet(choices: Choices): string {
  const sheet = sheetOf(choices);
  const tags = indented(tagsOf(choices, attributeWriter(forHtml)), '  ');
  const style = sheet && `\n<style>\n${sheet}</style>\n`;
  return `<script setup>\n${start}</script>\n\n<template>\n${tags}\n</template>\n${style}`;
}

function tagsOf(
  choices: Choices,
  write: WriteAttribute,
  styles: ReadonlyMap<string, string> = new Map(),
): string {
  const styled = (element: string) => {
    const code = styles.get(element);
    return code ? [['style', { code }] as const] : [];
  };
  const streets = choices.streetsUrl || bundled.streets;
  const locator = locatorAttributes(choices, { stores: bundled.stores, streets });
  const tags = [
    tag('store-locator', [...locator, ...styled('store-locator')], fallbacks.locator, write),
  ];
  if (choices.badge) {
    const badge = [...badgeAttributes(choices), ...styled('stock-badge')];
    tags.push(tag('stock-badge', badge, fallbacks.badge, write));
  }
  return tags.join('\n');
}
