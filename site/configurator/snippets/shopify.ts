import { badgeAttributes, locatorAttributes, sheetOf } from '../attributes.js';
import type { Choices } from '../choices.js';
import { forLiquid } from '../escape.js';
import { entry } from './html.js';
import { attributeWriter, fallbacks, indented, tag } from './tag.js';

const asset = (name: string) => ({ code: `{{ '${name}' | asset_url }}` });

/**
 * Returns the snippet for a block “Custom Liquid” of a theme whose assets hold the files. On a
 * product's page the badge takes the theme's product.
 */
export function shopifySnippet(choices: Choices): string {
  const write = attributeWriter(forLiquid);
  const streets = choices.streetsUrl || asset('streets.json');
  const locator = locatorAttributes(choices, { stores: asset('stores.json'), streets });
  const sheet = sheetOf(choices);
  return [
    `<script type="module" src="${asset(entry).code}"></script>`,
    ...(sheet ? [`<style>\n${indented(sheet, '  ')}</style>`] : []),
    tag('store-locator', locator, fallbacks.locator, write),
    ...(choices.badge ? [badgeOf(choices)] : []),
    '',
  ].join('\n');
}

function badgeOf(choices: Choices): string {
  const product = ofTheme('product.id', choices.productId);
  const variant = ofTheme('product.selected_or_first_available_variant.id', choices.variantId);
  const attributes = badgeAttributes(choices, product, variant);
  return tag('stock-badge', attributes, fallbacks.badge, attributeWriter(forLiquid));
}

/** An id needs no escaping: the checks of the form leave digits, or the signs of a `gid:`. */
const ofTheme = (code: string, id: string) => ({
  code: id ? `{{ ${code} | default: '${id}' }}` : `{{ ${code} }}`,
});
