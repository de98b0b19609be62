const service = (origins) => `base-url="${origins.other}" public-key="pk_demo"`;
const script = (origins, entry) =>
  `<script type="module" src="${origins.other}/dist/cdn/${entry}"></script>`;
const locator = (attributes) => (origins) =>
  `${script(origins, 'store-locator.js')}<store-locator ${service(origins)} ${attributes} data-url="${origins.other}/dist/cdn/data/" style="block-size: 500px"></store-locator>`;
const badge = (origins) =>
  `${script(origins, 'stock-badge.js')}<stock-badge ${service(origins)} product-id="8637284213935" variant-id="4745979901460"></stock-badge>`;

const listed = `document.querySelector('store-locator').status === 'ready'`;
const pinned = `document.querySelector('store-locator').shadowRoot.querySelectorAll('[part~=pin]').length > 0`;

/**
 * The files that a page with an element needs. `html` makes the page from its origins. `isRequest`
 * recognizes a request for the file by its address. `isAbout` matches console lines about the file.
 * `isWhole` is an expression that is true in the page once the file has done its work.
 */
export const files = {
  'page 1': {
    html: locator(''),
    isRequest: ({ pathname, searchParams }) =>
      pathname.endsWith('/locations.json') && (searchParams.get('page') ?? '1') === '1',
    isAbout: / locations: /,
    isWhole: listed,
  },
  'page 3': {
    html: locator(''),
    isRequest: ({ pathname, searchParams }) =>
      pathname.endsWith('/locations.json') && searchParams.get('page') === '3',
    isAbout: / locations: /,
    isWhole: listed,
  },
  'inventory in the locator': {
    html: locator('product-id="8637284213935"'),
    isRequest: ({ pathname }) => pathname.endsWith('/inventory.json'),
    isAbout: / inventory: /,
    isWhole: `!!document.querySelector('store-locator').shadowRoot.querySelector('[part~=row-stock].stock:not(.unknown)')`,
  },
  'inventory in a badge': {
    html: badge,
    isRequest: ({ pathname }) => pathname.endsWith('/inventory.json'),
    isAbout: / inventory: /,
    isWhole: `document.querySelector('stock-badge').stockStatus !== 'unknown'`,
  },
  snapshot: {
    html: (origins) => locator(`src="${origins.other}/stores.json"`)(origins),
    isRequest: ({ pathname }) => pathname === '/stores.json',
    isAbout: / src: /,
    isWhole: listed,
  },
  'map data': {
    html: locator(''),
    isRequest: ({ pathname }) => pathname.endsWith('.bin'),
    isAbout: / map data /,
    isWhole: pinned,
  },
  'map code': {
    html: locator(''),
    isRequest: ({ pathname }) => /create-store-map-\w+\.js$/.test(pathname),
    isAbout: / the map /,
    isWhole: pinned,
  },
  'code for near stores': {
    html: (origins) =>
      `${locator('')(origins)}<script type="module">
        await customElements.whenDefined('store-locator');
        document.querySelector('store-locator').search('Lyon');
      </script>`,
    isRequest: ({ pathname }) => /near-layer-\w+\.js$/.test(pathname),
    isAbout: / the code for near stores /,
    isWhole: `!!document.querySelector('store-locator').shadowRoot.querySelector('.map-lines')`,
  },
  language: {
    html: locator('lang="de"'),
    isRequest: ({ pathname }) => /store-locator-de-\w+\.js$/.test(pathname),
    isAbout: / language: /,
    isWhole: `document.querySelector('store-locator').shadowRoot.querySelector('input')?.placeholder.startsWith('Ort')`,
  },
};
