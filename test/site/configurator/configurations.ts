import { firstChoices, type Choices } from '../../../site/configurator/choices.js';

const service: Choices = {
  ...firstChoices,
  data: 'service',
  baseUrl: 'https://service.example/',
  publicKey: 'pk_own',
};

/** Signs that mean something in one of the languages that a snippet is written in. */
export const hostile = `"><script>alert(1)</script>'{{ 7 | times: 7 }}{% raw %}[gallery]\\ \${x} {y} &amp; -->`;

/** Choices as a merchant might make them, by a title for the test. */
export const configurations: Readonly<Record<string, Choices>> = {
  'the first choices': firstChoices,
  'a service, a look and a language': {
    ...service,
    language: 'de',
    look: { '--store-locator-accent': '#0a5', '--stock-badge-in': 'rgb(0 120 60)' },
    withStores: true,
    variantId: '4745979901460',
  },
  'no map, in Arabic': { ...service, map: 'none', language: 'ar', badge: false },
  'a table with streets': {
    ...firstChoices,
    data: 'table',
    csvName: "Bob's stores.csv",
    streets: true,
    badge: false,
  },
  'tiles whose credit has every sign': {
    ...service,
    map: 'tiles',
    tiles: 'https://tiles.example/{z}/{x}/{y}.png?a=1&b="2"',
    tilesAttribution: hostile,
  },
};
