import { expect } from '@open-wc/testing';
import { startLocator } from '../../support/harness/locator.js';
import { until } from '../../support/harness/page.js';
import {
  addPart,
  find,
  followed,
  form,
  keeps,
  said,
  tell,
  useProducts,
} from '../../support/fakes/product-parts.js';
import { frames } from '../../support/harness/waiting.js';

function name(variantId: string): void {
  const url = new URL(location.href);
  url.searchParams.set('variant', variantId);
  history.replaceState({}, '', url);
}
const chosen = { variant: { id: 21 } };

describe('<stock-badge> among the events of other products', () => {
  const page = useProducts();
  const { start } = page;

  for (const [what, html, tag] of [
    ['a card', '<div class="card"></div>', 'section'],
    ['a dialog', '<div role="dialog"><div class="card"></div></div>', 'div'],
    [
      'a quick view whose form leads elsewhere',
      '<dialog><form action="#"><div class="card"></div></form></dialog>',
      'div',
    ],
  ] as const)
    it(`ignores events in ${what} without a form of the cart, which are about that product`, async () => {
      const badge = start(addPart(form('11')));
      const card = find(addPart(html, tag), '.card');
      const locator = startLocator({
        parent: addPart(form('11')),
        attributes: { 'base-url': page.base, 'product-id': page.product, 'variant-id': '11' },
      });
      await followed(badge);
      await until(() => locator.element.results.some(({ stock }) => stock));
      tell(card, 'variant:change', chosen);
      tell(card, 'shopify:product:select', {}, { promise: Promise.resolve(chosen) });
      await frames();
      expect(badge.says()).to.equal(said.in);
      expect(locator.element.variantId).to.equal('11');
    });

  it('ignores events in a card that has a badge of its own', async () => {
    const main = addPart(`${form('11')}<div class="here"></div><div class="card"></div>`, 'div');
    const badge = start(find(main, '.here'));
    const card = start(find(main, '.card'), page.other, '21');
    await followed(badge, card);
    tell(find(main, '.card'), 'variant:change', { variant: { id: 22 } });
    await card.saysSo(said.in);
    expect([badge.says(), badge.element.variantId]).to.deep.equal([said.in, '11']);
  });

  for (const tag of ['section', 'div'])
    it(`ignores the next product of a card’s swatches in the same ${tag} as its form`, async () => {
      const card = `<product-card><card-swatches data-product-id="${page.other}"></card-swatches></product-card>`;
      const main = addPart(`${form('11')}<div class="here"></div>${card}`, tag);
      const badge = start(find(main, '.here'));
      await followed(badge);
      const { other, product } = page;
      const data = { productId: other, newProduct: { id: other, url: '/blue' } };
      tell(find(main, 'card-swatches'), 'variant:update', { resource: { id: 21 }, data });
      await frames();
      expect([badge.element.productId, badge.says()]).to.deep.equal([product, said.in]);
    });

  for (const [how, variantId, act] of [
    ['silently', '99', () => undefined],
    ['and the address names it', '99', () => name('99')],
    [
      'and an event comes from there',
      '99',
      (part: Element) => tell(find(part, 'form'), 'variant:change', { variant: { id: 99 } }),
    ],
    ['and nothing is chosen', '', () => undefined],
  ] as const)
    it(`shows no status of an unlisted variant when its form elsewhere is drawn anew, ${how}`, async () => {
      const main = addPart(form('11'));
      const badge = start(find(addPart('<div class="here"></div>'), '.here'));
      await followed(badge);
      main.innerHTML = form(variantId);
      act(main);
      await badge.saysSo(said.unknown);
      main.innerHTML = form('13');
      await badge.saysSo(said.out);
    });

  it('follows none of several forms that are drawn in the place of its own', async () => {
    const main = addPart(form('11'));
    const badge = start(find(addPart('<div class="here"></div>'), '.here'));
    await followed(badge);
    main.innerHTML = `${form('91')}${form('92')}`;
    await keeps(badge, '11', said.in);
  });

  it('shows no status when its theme has searched for a variant without success', async () => {
    const main = addPart(form('11'));
    const badge = start(main);
    await followed(badge);
    tell(find(main, 'form'), 'variant:change', { variant: undefined });
    await badge.saysSo(said.unknown);
  });

  it('shows no status when the event at the document says that no variant is chosen', async () => {
    const badge = start(addPart(form('11')));
    addPart(form('71'), 'article');
    await followed(badge);
    tell(document, 'variant:change', { variant: { id: 13 } });
    await badge.saysSo(said.out);
    tell(document, 'variant:change', { variant: null });
    await badge.saysSo(said.unknown);
  });
});
