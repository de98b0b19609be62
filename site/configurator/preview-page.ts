import { badgeAttributes, folder, locatorAttributes, type Attributes } from './attributes.js';
import { firstChoices, type Choices } from './choices.js';
import type { TableInPage } from './read-table.js';

export interface PreviewOptions {
  /** The folder of the scripts and of the map data. */
  readonly assets: string;
  /** The folder of the demo, which holds `streets/`. */
  readonly demo: string;
}

/** The service of the demo runs in the page; at this address nobody answers. */
export const demoService = 'https://service.example';

/** The elements refuse the key of the demo outside of it. */
const previewKey = 'pk_preview';

/** What the preview shows: it changes only when the preview has to be loaded anew. */
export interface PreviewPage {
  readonly policy: string;
  readonly script: string;
  readonly language: string;
  readonly locator: Attributes;
  readonly badge: Attributes | undefined;
  /** The snapshot of a table, which the locator reads in place of its `src`. */
  readonly snapshot: string | undefined;
  /** A sentence about each thing that the preview shows otherwise than the shop will. */
  readonly remarks: readonly string[];
}

/** Hosts that the choices name, and that the preview asks only if it is allowed to. */
export function namedHosts(choices: Choices, table: TableInPage | undefined): string[] {
  const isService = choices.data === 'service' || (choices.data === 'table' && choices.badge);
  const streets = choices.map === 'land' && choices.streets && choices.data === 'service';
  const named = [
    isService && choices.baseUrl,
    choices.map === 'tiles' && choices.tiles,
    streets && choices.streetsUrl,
  ];
  const hosts = named.flatMap((address) => {
    const host = address && /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
    return host ? [host] : [];
  });
  const pictures = choices.data === 'table' && table?.hasPictures ? ['the hosts of pictures'] : [];
  return [...new Set([...hosts, ...pictures])];
}

/** @param choices without problems */
export function previewPage(
  choices: Choices,
  table: TableInPage | undefined,
  isAllowed: boolean,
  { assets, demo }: PreviewOptions,
): PreviewPage {
  const snapshot = choices.data === 'table' ? table?.snapshot : undefined;
  const isLive = isAllowed && choices.data === 'service' && Boolean(choices.baseUrl);
  const isLiveStock = isAllowed && choices.data !== 'demo' && Boolean(choices.baseUrl);
  const hasStreets = choices.map === 'land' && choices.streets;
  const isDemoStreets = hasStreets && !snapshot && !isLive;
  const streets = new URL('streets/', folder(demo)).href;
  const shown: Choices = {
    ...choices,
    data: snapshot || isDemoStreets ? 'table' : 'service',
    ...(!isLive && { baseUrl: demoService, publicKey: previewKey }),
    streets: isDemoStreets || (hasStreets && isLive && Boolean(choices.streetsUrl)),
    map: choices.map === 'tiles' && !isAllowed ? 'land' : choices.map,
  };
  const stock: Choices = isLiveStock
    ? choices
    : { ...shown, productId: firstChoices.productId, variantId: '' };
  const files = {
    stores: isDemoStreets ? `${streets}stores.json` : '',
    streets: isDemoStreets ? streets : choices.streetsUrl,
  };
  return {
    policy: policyOf(choices, isAllowed, { assets, demo }),
    script: new URL('store-locator-elements.js', folder(assets)).href,
    language: choices.language,
    // A blob's address is made later, and street tiles wait for a press whatever the form says.
    locator: locatorAttributes({ ...shown, tilesConsent: true }, files).filter(
      ([name]) => !(snapshot && name === 'src') && name !== 'coordinates-src',
    ),
    badge: choices.badge
      ? badgeAttributes({
          ...stock,
          ...(!isLiveStock && { baseUrl: demoService, publicKey: previewKey }),
        })
      : undefined,
    snapshot,
    remarks: [
      ...(choices.data === 'service' && !isLive ? ['The stores are those of the demo.'] : []),
      ...(choices.data === 'table' && !snapshot ? ['The stores are those of the demo.'] : []),
      ...(snapshot ? ['Stores stand at their postal code or town, as without a geocoder.'] : []),
      ...(isDemoStreets ? ['The streets are those around the demo’s stores.'] : []),
      ...(hasStreets && snapshot ? ['Streets are there once the command has cut them.'] : []),
      ...(choices.badge && !isLiveStock ? ['The stock is that of a product of the demo.'] : []),
    ],
  };
}

/** The browser itself refuses all other requests. */
function policyOf(choices: Choices, isAllowed: boolean, { assets, demo }: PreviewOptions): string {
  const own = [folder(assets), folder(demo)].join(' ');
  const origins = isAllowed
    ? [choices.baseUrl, choices.tiles, choices.streetsUrl].flatMap((address) => {
        const origin = /^https?:\/\/[\w.:-]+/i.exec(address)?.[0];
        return origin ? [origin] : [];
      })
    : [];
  const asked = origins.join(' ');
  const pictures = isAllowed && choices.data === 'table' ? 'https:' : '';
  return [
    `default-src 'none'`,
    `script-src ${folder(assets)}`,
    `connect-src ${own} blob: ${asked}`,
    `img-src ${own} data: blob: ${asked} ${pictures}`,
    `style-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}
