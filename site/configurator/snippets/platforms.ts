import { usable, type Choices } from '../choices.js';
import { nextSnippet, reactSnippet, vueSnippet } from './bundled.js';
import { htmlSnippet, wordPressSnippet } from './html.js';
import { shopifySnippet } from './shopify.js';

export interface Platform {
  readonly name: string;
  /** Where the snippet goes. */
  readonly place: string;
  /** True when a bundler has the scripts, so that only data is uploaded. */
  readonly isBundled: boolean;
  readonly write: (choices: Choices) => string;
}

export const platforms = {
  html: {
    name: 'Plain HTML',
    place: 'Paste it into the page, where the stores are to be.',
    isBundled: false,
    write: htmlSnippet,
  },
  shopify: {
    name: 'Shopify',
    place:
      'Upload the files to the theme’s assets. Then add a “Custom Liquid” block in the theme editor.',
    isBundled: false,
    write: shopifySnippet,
  },
  wordpress: {
    name: 'WordPress',
    place: 'Paste it into the code editor of a page. It is a “Custom HTML” block.',
    isBundled: false,
    write: wordPressSnippet,
  },
  react: {
    name: 'React',
    place: 'A component of its own, such as src/stores.jsx.',
    isBundled: true,
    write: reactSnippet,
  },
  vue: {
    name: 'Vue',
    place:
      'A component of its own, such as src/stores.vue. Let isCustomElement be true for both tags in the settings of the compiler.',
    isBundled: true,
    write: vueSnippet,
  },
  next: {
    name: 'Next',
    place: 'A page of its own, such as app/stores/page.jsx.',
    isBundled: true,
    write: nextSnippet,
  },
} as const satisfies Readonly<Record<string, Platform>>;

export type PlatformName = keyof typeof platforms;

/** Returns the finished snippet. Texts with a problem are not in it. */
export const snippetOf = (platform: PlatformName, choices: Choices): string =>
  platforms[platform].write(usable(choices));
