import { expect } from '@open-wc/testing';
import {
  addPart,
  choose,
  find,
  followed,
  form,
  said,
  tell,
  useProducts,
} from '../../support/fakes/product-parts.js';
import { frames } from '../../support/harness/waiting.js';

/**
 * Themes draw a modal form of the same product for a quick choice, and empty it when it is closed.
 */
describe('<stock-badge> and a modal form of its product', () => {
  const { start } = useProducts();

  /**
   * Draws a section with the product's form and a badge, and beside it a modal with another form of
   * the product.
   */
  async function open() {
    const main = addPart(`${form('11')}<div class="here"></div>`);
    const modal = addPart('', 'div');
    const badge = start(find(main, '.here'));
    await followed(badge);
    await badge.saysSo(said.in);
    modal.innerHTML = form('11', '<variant-picker></variant-picker>');
    await frames();
    return { main, modal, badge };
  }

  it('follows the modal while it is there, and its own form once the modal is gone', async () => {
    const { modal, badge } = await open();
    choose(modal, '12');
    await badge.saysSo(said.low);
    modal.replaceChildren();
    await badge.saysSo(said.in);
    expect(badge.element.variantId).to.equal('11');
  });

  it('follows a picker in the modal no longer once the modal is gone', async () => {
    const { modal, badge } = await open();
    tell(find(modal, 'variant-picker'), 'variant:change', { variant: { id: 13 } });
    await badge.saysSo(said.out);
    modal.remove();
    await badge.saysSo(said.in);
  });

  it('goes on with the variant that its own form has once the modal is gone', async () => {
    const { main, modal, badge } = await open();
    choose(main, '13');
    await badge.saysSo(said.out);
    choose(modal, '12');
    await badge.saysSo(said.low);
    modal.replaceChildren();
    await badge.saysSo(said.out);
  });

  it('stays at the variant that its own form has named since', async () => {
    const { main, modal, badge } = await open();
    choose(modal, '12');
    await badge.saysSo(said.low);
    choose(main, '13');
    await badge.saysSo(said.out);
    modal.replaceChildren();
    await frames();
    expect(badge.says()).to.equal(said.out);
  });

  it('stays at the variant that a script has set since', async () => {
    const { modal, badge } = await open();
    choose(modal, '12');
    await badge.saysSo(said.low);
    badge.element.variantId = '13';
    await badge.saysSo(said.out);
    modal.replaceChildren();
    await frames();
    expect(badge.says()).to.equal(said.out);
  });

  it('follows the next modal after the first has gone', async () => {
    const { modal, badge } = await open();
    for (const [id, status] of [
      ['12', said.low],
      ['13', said.out],
    ] as const) {
      modal.innerHTML = form('11');
      await frames();
      choose(modal, id);
      await badge.saysSo(status);
      modal.replaceChildren();
      await badge.saysSo(said.in);
    }
  });

  it('keeps the variant of its own form that is drawn anew', async () => {
    const { main, badge } = await open();
    choose(main, '12');
    await badge.saysSo(said.low);
    find(main, 'form').outerHTML = form('12');
    await frames();
    expect(badge.says()).to.equal(said.low);
  });
});
