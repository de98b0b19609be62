import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Liquid } from 'liquidjs';
import { readSchema } from '../../kits/fill-shopify.mjs';

/** Where the platform serves the files of an extension. */
export const assetsPath = 'extensions/0199-aa/store-locator-7/assets';

/** Every file has a version of its own in its address, as on the platform. */
const versions = { 'store-locator-elements.js': 'e1', 'store-locator-loader.js': 'l2' };
const assetUrl = (name) => `/${assetsPath}/${name}?v=${versions[name] ?? 'x0'}`;

/** The shop's objects that the blocks read, for a visitor in France. */
export const shopObjects = {
  localization: { country: { iso_code: 'FR' } },
  request: { locale: { iso_code: 'fr' }, design_mode: false },
};

/**
 * Renders blocks of the extension in `folder` as a shop's server does. Unknown filters, tags and
 * translations throw.
 */
export async function createTheme(folder, objects = shopObjects) {
  const { iso_code } = objects.request.locale;
  const words = JSON.parse(await readFile(join(folder, `locales/${iso_code}.json`), 'utf8'));
  const liquid = new Liquid({ strictFilters: true, ownPropertyOnly: true });
  liquid.registerFilter('asset_url', assetUrl);
  liquid.registerFilter('t', (key) => {
    const text = key.split('.').reduce((part, name) => part?.[name], words);
    if (typeof text !== 'string') throw new Error(`no translation of ${key}`);
    return text;
  });
  liquid.registerTag('schema', {
    parse(_, rest) {
      while (rest.shift()?.getText() !== '{% endschema %}');
    },
    render() {},
  });

  /** Renders a block with the defaults of its settings below the given ones. */
  return async (name, settings = {}, scope = {}) => {
    const schema = await readSchema(folder, name);
    const defaults = schema.settings.map(({ id, default: value }) => [id, value]);
    const block = { settings: { ...Object.fromEntries(defaults), ...settings } };
    const template = await readFile(join(folder, 'blocks', `${name}.liquid`), 'utf8');
    const html = await liquid.parseAndRender(template, { ...objects, ...scope, block });
    return { html, schema };
  };
}

/** A policy that allows the shop's own files and requests to the service, and nothing else. */
const policyOf = (service, isStrict) =>
  [
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:`,
    `connect-src 'self' ${service}`,
    isStrict && `require-trusted-types-for 'script'`,
  ]
    .filter(Boolean)
    .join('; ');

/** Harsher than the platform, which prints the files of an extension once. */
const tagsOf = (blocks) =>
  blocks
    .flatMap(({ schema: { javascript, stylesheet } }) => [
      stylesheet && `<link rel="stylesheet" href="${assetUrl(stylesheet)}">`,
      javascript && `<script src="${assetUrl(javascript)}" defer></script>`,
    ])
    .filter(Boolean)
    .join('\n');

/** A page of a shop. Its `html` lang is wrong, since some themes have none that can be trusted. */
export function pageOf({ service, isStrict, head = [], blocks = [], html = (inside) => inside }) {
  const inside = blocks
    .map(
      (block) => `<div id="shopify-block-a" class="shopify-block shopify-app-block">
${block.html}</div>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Shop</title>
<link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="${policyOf(service, isStrict)}">
${head.map((block) => block.html).join('\n')}
${tagsOf([...head, ...blocks])}
</head>
<body>
${html(inside)}
</body>
</html>`;
}

export const sectionOf = (inside) =>
  `<div id="shopify-section-main" class="shopify-section">${inside}</div>`;

export async function writePage(folder, path, text) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
