import { badgeAttributes, folder, locatorAttributes, sheetOf } from '../attributes.js';
import type { Choices } from '../choices.js';
import { forHtml, forWordPress } from '../escape.js';
import { attributeWriter, fallbacks, indented, tag } from './tag.js';

/** The name of the script that pages load. */
export const entry = 'store-locator-elements.js';

/** Returns the snippet for any page of HTML. */
export const htmlSnippet = (choices: Choices): string => written(choices, forHtml);

/** Returns the snippet for the code editor of WordPress: a block “Custom HTML”. */
export const wordPressSnippet = (choices: Choices): string =>
  `<!-- wp:html -->\n${written(choices, forWordPress)}<!-- /wp:html -->\n`;

function written(choices: Choices, escape: (text: string) => string): string {
  const write = attributeWriter(escape);
  const files = folder(choices.filesUrl);
  const streets = choices.streetsUrl || files;
  const locator = locatorAttributes(choices, { stores: `${files}stores.json`, streets });
  const sheet = sheetOf(choices);
  return [
    `<script type="module" src="${escape(files + entry)}"></script>`,
    ...(sheet ? [`<style>\n${indented(sheet, '  ')}</style>`] : []),
    tag('store-locator', locator, fallbacks.locator, write),
    ...(choices.badge
      ? [tag('stock-badge', badgeAttributes(choices), fallbacks.badge, write)]
      : []),
    '',
  ].join('\n');
}
