import { readFileSync, readdirSync } from 'node:fs';

/** A block of code on a page. */
export interface Example {
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/^(generated|dist)\//.test(name))
    .map((name) => `${folder}/${name}`);

const pages = ['README.md', ...markdownIn('docs'), ...markdownIn('site'), ...markdownIn('kits')];
/** Every block of code in the README, the docs, the site and the kits. */
export const examples = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^( *)```(\w+)[^\n]*\n([^]*?)^ *```/gm)].map(
    ([, indent = '', language = '', code = '']): Example => ({
      page,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
);
