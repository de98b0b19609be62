import { expect } from '@open-wc/testing';
import { startLocator } from '../../support/harness/locator.js';
import { until } from '../../support/harness/page.js';
import {
  addPart,
  choose,
  find,
  followed,
  form,
  keeps,
  list,
  said,
  tell,
  useProducts,
} from '../../support/fakes/product-parts.js';
import { frames, latency } from '../../support/harness/waiting.js';

const beside = `<div class="info">${form('11')}<div class="here"></div></div>`;
const none = { variant: null };
const unlisted = { variant: { id: 99 } };

describe('<stock-badge> and pickers without a name that are of its product', () => {
  const { start } = useProducts();

  for (const [where, html] of [
    [
      'in a part within the product’s',
      `<section><variant-picker></variant-picker></section>${beside}`,
    ],
    [
      'in a sheet within the product’s part',
      `<div role="dialog"><variant-picker></variant-picker></div>${beside}`,
    ],
    ['around it all', `<variant-picker>${beside}</variant-picker>`],
  ] as const)
    for (const [what, detail] of [
      ['nothing', none],
      ['what is not listed', unlisted],
    ] as const)
      it(`shows no status when one ${where} has chosen ${what}`, async () => {
        const main = addPart(html);
        const badge = start(find(main, '.here'));
        await followed(badge);
        tell(find(main, 'variant-picker'), 'variant:change', detail);
        await badge.saysSo(said.unknown);
      });

  it('shows no status when one in a shadow root has chosen no variant', async () => {
    const main = addPart(`<my-picker></my-picker>${beside}`);
    const root = find(main, 'my-picker').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>S</button>';
    const badge = start(find(main, '.here'));
    await followed(badge);
    tell(find(root, 'button'), 'variant:change', none);
    await badge.saysSo(said.unknown);
  });

  it('begins with the form beside the component whose shadow root it is in', async () => {
    const host = find(addPart(`${form('12')}<product-stock></product-stock>`), 'product-stock');
    host.attachShadow({ mode: 'open' }).innerHTML = '<div></div>';
    const badge = start(host.shadowRoot?.firstElementChild as Element);
    await badge.saysSo(said.low);
  });
});

describe('<stock-badge> beside other badges', () => {
  const page = useProducts();
  const { start } = page;

  it('shows no status when the picker at its form chooses nothing, though another product’s picker is nearer', async () => {
    const picker = `<variant-picker></variant-picker>${form('11')}<div class="pairs"></div>`;
    const main = addPart(
      `<div class="info">${picker}</div><div class="price"><div class="here"></div></div>`,
    );
    const badge = start(find(main, '.here'));
    const pair = start(find(main, '.pairs'), page.other, '21');
    await followed(badge, pair);
    tell(find(main, 'variant-picker'), 'variant:change', none);
    await badge.saysSo(said.unknown);
    expect(pair.says()).to.equal(said.out);
  });

  it('keeps its status when the inventory of the product whose form is beside it comes later', async () => {
    const release = page.hold();
    const main = addPart(
      `<div class="info">${form('11')}<div class="pairs"></div></div><div class="here"></div>`,
    );
    const badge = start(find(main, '.here'));
    const pair = start(find(main, '.pairs'), page.other, '21');
    await followed(pair);
    release();
    await badge.saysSo(said.in);
    await pair.saysSo(said.out);
    expect(pair.element.variantId).to.equal('21');
  });

  it('follows a bar in its section, as a locator does, beside cards that have badges and no forms', async () => {
    const main = addPart('', 'main');
    const section = addPart(`${beside}<div class="sticky">${list('11')}</div>`, 'section', main);
    const badge = start(find(section, '.here'));
    const card = start(addPart('', 'section', main), page.other, '21');
    const locator = startLocator({
      parent: addPart('', 'section', main),
      attributes: { 'base-url': page.base, 'product-id': page.product, 'variant-id': '11' },
    });
    await followed(badge, card);
    await until(() => locator.element.results.some(({ stock }) => stock));
    choose(find(section, '.sticky'), '12');
    await badge.saysSo(said.low);
    await until(() => locator.element.variantId === '12');
    expect(card.says()).to.equal(said.out);
  });

  it('does not follow another product’s form that is drawn in the place of its own', async () => {
    const main = addPart(form('11'));
    const [badge, other] = [start(addPart('')), start(addPart(''), page.other, '21')];
    await followed(badge, other);
    main.innerHTML = form('22');
    await keeps(badge, '11', said.in);
    choose(main, '22');
    await other.saysSo(said.in);
    expect(badge.says()).to.equal(said.in);
  });

  it('does not follow a quick view that shows another product after its own', async () => {
    const view = addPart('', 'dialog');
    const badge = start(addPart(''));
    await followed(badge);
    view.innerHTML = form('11');
    await frames();
    view.innerHTML = form('21');
    await keeps(badge, '11', said.in);
  });
});

describe('<stock-badge> and forms that are drawn anew, or late', () => {
  const page = useProducts();
  const { start } = page;

  for (const [what, more] of [
    ['', ''],
    [' that names its product', '<input type="hidden" name="product-id" value="PRODUCT">'],
  ] as const)
    it(`follows a bar that comes late${what}, once a variant is chosen in it`, async () => {
      const badge = start(find(addPart(beside), '.here'));
      await followed(badge);
      const bar = addPart(form('11', more.replace('PRODUCT', page.product)), 'div');
      await frames();
      choose(bar, '12');
      await badge.saysSo(said.low);
    });

  it('follows its form elsewhere that is drawn anew, though a bar still shows the old variant', async () => {
    const main = addPart(form('11'));
    addPart(form('11'), 'div');
    const badge = start(addPart(''));
    await followed(badge);
    main.innerHTML = form('12');
    await badge.saysSo(said.low);
  });

  it('follows its form in plain elements that is drawn anew beside other badges', async () => {
    const recommended = '<div class="recs"><div class="card"></div></div>';
    const main = addPart(
      `<div class="buy">${form('11')}</div><div class="here"></div>${recommended}`,
      'div',
    );
    const badge = start(find(main, '.here'));
    await followed(badge, start(find(main, '.card'), page.other, '21'));
    find(main, '.buy').innerHTML = form('99');
    await badge.saysSo(said.unknown);
  });

  it('follows the new one of two copies of its form’s section', async () => {
    const section = addPart(form('11'));
    section.id = 'shopify-section-main';
    const badge = start(addPart(''));
    await followed(badge);
    const copy = addPart(form('99'));
    copy.id = section.id;
    section.id += '-old';
    section.hidden = true;
    void latency(300).then(() => section.remove());
    tell(find(copy, 'form'), 'variant:change', unlisted);
    await badge.saysSo(said.unknown);
  });

  const picked = (productId: string, id: string): string =>
    `<variant-picker data-product-id="${productId}"></variant-picker>${form(id)}`;

  it('goes on with the next product of a combined listing after its picker was drawn anew', async () => {
    const { product, next } = page;
    const main = addPart(picked(product, '11'));
    const badge = start(addPart(''));
    await followed(badge);
    main.innerHTML = picked(product, '12');
    await badge.saysSo(said.low);
    const picker = find(main, 'variant-picker');
    picker.dataset.productId = next;
    const data = { productId: next, newProduct: { id: next, url: '/next' } };
    tell(picker, 'variant:update', { resource: { id: 32 }, data });
    await badge.saysSo(said.out);
    expect(badge.element.productId).to.equal(next);
  });
});
