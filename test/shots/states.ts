import type { Page } from 'puppeteer-core';
import {
  addFallback,
  badgesAre,
  inTurn,
  isReady,
  isStocked,
  locatorIs,
  near,
  openDialog,
  press,
  pressNamed,
  saysHours,
  scrollToBadge,
  scrollToLocator,
  searchInDialog,
  searchInVain,
  select,
  selectNamed,
  showMap,
  showsPicture,
  typeInto,
  withMyStore,
} from './reach.js';
import { streetsStates } from './streets-states.js';

export interface State {
  readonly name: string;
  /** of the demo's switches: what is added to the address */
  readonly query?: string;
  /** Looks and widths where the state has a picture. Default: all looks, a phone and a desktop. */
  readonly only?: { readonly looks?: readonly string[]; readonly widths?: readonly number[] };
  /** Brings the page into the state, and resolves once it is. */
  readonly reach: (page: Page) => Promise<unknown>;
  readonly media?: 'print';
  /** The pixels of the screen for each pixel of the page; default 1. */
  readonly pixelRatio?: number;
  /** The whole page, and not what is seen of it first. */
  readonly whole?: boolean;
  /** A build may lack the feature. Then there is no picture, and that is no error. */
  readonly optional?: boolean;
}

export interface Shop {
  readonly page: string;
  readonly states: readonly State[];
}

/** Light, dark, dense, and from right to left. */
const someLooks = { looks: ['plain', 'sport', 'market', 'rtl'] };
const fewLooks = { looks: ['plain', 'sport', 'rtl'] };
/** Windows of little height: a watch-like one, phones in landscape, and a page at 400%. */
const shortWindows = { looks: ['plain', 'rtl'], widths: [320, 568, 640, 844] };

const languages = ['de', 'fr', 'ar', 'es', 'it', 'nl', 'pl', 'pt', 'pt-PT'];

/** The list and the map of all stores. */
const finder: readonly State[] = [
  { name: 'first', reach: isReady },
  { name: 'results', reach: near('Lyon') },
  { name: 'selected', reach: inTurn(near('Lyon'), select(0)) },
  { name: 'nothing', reach: searchInVain('qqxyzzy') },
  { name: 'loading', query: 'fault=silent', reach: locatorIs('loading') },
  { name: 'partial', query: 'fault=page', reach: locatorIs('partial') },
  { name: 'error', query: 'fault=offline', reach: locatorIs('error') },
  {
    name: 'error-link',
    query: 'fault=offline',
    only: fewLooks,
    reach: inTurn(locatorIs('error'), addFallback),
  },
  { name: 'short', only: shortWindows, reach: inTurn(isReady, scrollToLocator) },
  { name: 'short-results', only: shortWindows, reach: inTurn(near('Lyon'), scrollToLocator) },
  { name: 'city', only: someLooks, reach: inTurn(near('Paris'), showMap) },
  { name: 'city-chosen', only: fewLooks, reach: inTurn(near('London'), select(1), showMap) },
  { name: 'city-by-postcode', only: fewLooks, reach: inTurn(near('Berlin'), showMap) },
  {
    name: 'stock',
    query: 'product=aubrac-wool-coat&variant=4745979901460',
    only: someLooks,
    reach: inTurn(isReady, isStocked, near('Lyon')),
  },
  {
    name: 'stock-map',
    query: 'product=aubrac-wool-coat&variant=4745979901460',
    only: someLooks,
    reach: inTurn(isReady, isStocked, showMap),
  },
  { name: 'map', only: { widths: [390] }, reach: inTurn(near('Lyon'), select(0), showMap) },
  { name: 'suggestions', only: someLooks, reach: typeInto('Par') },
  {
    name: 'filter',
    only: someLooks,
    reach: inTurn(near('Paris'), press('store-locator', '.toggle')),
  },
  {
    name: 'hours',
    only: someLooks,
    optional: true,
    reach: inTurn(near('Paris'), saysHours, selectNamed('Marais')),
  },
  {
    name: 'hours-of-all-kinds',
    only: fewLooks,
    optional: true,
    reach: inTurn(near('Paris'), saysHours, selectNamed('République')),
  },
  {
    name: 'open-now',
    only: fewLooks,
    optional: true,
    reach: inTurn(near('Paris'), press('store-locator', '.toggle'), pressNamed(/^Open now/)),
  },
  {
    name: 'tags',
    only: fewLooks,
    optional: true,
    reach: inTurn(near('Paris'), press('store-locator', '.toggle'), pressNamed(/^Alterations/)),
  },
  {
    name: 'details',
    only: someLooks,
    optional: true,
    reach: inTurn(near('London'), selectNamed('Soho'), showsPicture),
  },
  {
    name: 'bar',
    only: { looks: ['plain'] },
    reach: inTurn(isReady, (page) => page.click('.switches summary')),
  },
  ...languages.map((language) => ({
    name: `in-${language}`,
    query: `language=${language}`,
    only: { looks: ['plain'] },
    reach: inTurn(near('Lyon'), select(0)),
  })),
  {
    name: 'print',
    only: { looks: ['plain', 'sport'] },
    media: 'print',
    whole: true,
    reach: near('Lyon'),
  },
];

/** A product, its badge, and the dialog that the badge opens. */
const product: readonly State[] = [
  { name: 'first', reach: badgesAre('ready') },
  { name: 'whole', only: someLooks, whole: true, reach: badgesAre('ready') },
  { name: 'in', reach: withMyStore('61162156168') },
  { name: 'low', reach: withMyStore('62353251155') },
  {
    name: 'out',
    reach: inTurn(
      withMyStore('63926311710'),
      // The page has heard of it, too.
      (page) => page.waitForSelector('#reserve:disabled'),
    ),
  },
  {
    name: 'out-everywhere',
    query: 'product=solstice-midi-dress',
    only: someLooks,
    reach: inTurn(badgesAre('ready'), (page) => page.waitForSelector('#reserve:disabled')),
  },
  { name: 'unknown', query: 'fault=unknown', reach: badgesAre('ready') },
  { name: 'loading', query: 'fault=silent', reach: badgesAre('loading') },
  { name: 'error', query: 'fault=offline', reach: badgesAre('error') },
  {
    name: 'age',
    only: fewLooks,
    reach: inTurn(badgesAre('ready'), press('stock-badge', '[part=info]'), scrollToBadge),
  },
  {
    name: 'stores',
    only: someLooks,
    optional: true,
    reach: inTurn(
      withMyStore('61162156168'),
      press('stock-badge', 'details summary'),
      scrollToBadge,
    ),
  },
  { name: 'dialog', reach: openDialog },
  { name: 'dialog-results', only: someLooks, reach: inTurn(openDialog, searchInDialog('Paris')) },
  { name: 'short-dialog', only: shortWindows, reach: inTurn(openDialog, searchInDialog('Lyon')) },
  {
    name: 'short',
    only: shortWindows,
    reach: inTurn(scrollToBadge, badgesAre('ready'), scrollToBadge),
  },
];

export const shops: readonly Shop[] = [
  { page: 'index.html', states: finder },
  { page: 'product.html', states: product },
  {
    page: 'collection.html',
    states: [
      { name: 'first', reach: badgesAre('ready') },
      { name: 'whole', only: fewLooks, whole: true, reach: badgesAre('ready') },
      { name: 'loading', query: 'fault=silent', reach: badgesAre('loading') },
      { name: 'error', query: 'fault=offline', reach: badgesAre('error') },
      {
        name: 'print',
        only: { looks: ['plain'] },
        media: 'print',
        whole: true,
        reach: badgesAre('ready'),
      },
    ],
  },
  { page: 'streets.html', states: streetsStates },
];
