import { expect } from '@open-wc/testing';
import { until } from '../../support/harness/page.js';
import {
  addPart,
  choose,
  find,
  followed,
  form,
  said,
  useProducts,
} from '../../support/fakes/product-parts.js';
import { frames } from '../../support/harness/waiting.js';

/** A form that no theme marks as a product's. */
const ownForm = (id: string): string =>
  `<form id="buy" action="/basket"><input name="id" value="${id}"></form>`;

describe('<stock-badge for="…">', () => {
  const page = useProducts();
  const { start } = page;

  /** A badge beside another form of its product, and a form far away that it names. */
  async function open(named = '12') {
    const far = addPart(ownForm(named), 'article');
    const badge = start(addPart(form('11')));
    badge.element.setAttribute('for', 'buy');
    await followed(badge);
    return { far, badge };
  }

  it('begins with the variant of the form that its for attribute names, though another form stands beside it', async () => {
    const { badge } = await open();
    await badge.saysSo(said.low);
    expect(badge.element.variantId).to.equal('12');
  });

  it('follows the form of its for attribute, with and without an event', async () => {
    const { far, badge } = await open();
    choose(far, '13');
    await badge.saysSo(said.out);
    find<HTMLInputElement>(far, '[name=id]').value = '11';
    await badge.saysSo(said.in);
  });

  it('follows no other form of the product, nor the address', async () => {
    const { badge } = await open();
    const other = addPart(form('11'));
    await followed(start(other));
    choose(other, '13');
    await frames();
    await badge.saysSo(said.low);
    expect(badge.element.variantId).to.equal('12');
  });

  it('shows no status of a variant in its form that the inventory does not list', async () => {
    const { far, badge } = await open('99');
    await badge.saysSo(said.unknown);
    choose(far, '');
    await frames();
    expect(badge.says()).to.equal(said.unknown);
    choose(far, '12');
    await badge.saysSo(said.low);
  });

  it('follows its form when that is drawn anew, though other products are shown', async () => {
    const { far, badge } = await open();
    await followed(start(addPart(form('21')), page.other, '21'));
    far.innerHTML = ownForm('99');
    await badge.saysSo(said.unknown);
  });

  it('waits with the pasted variant for a form that comes later', async () => {
    const badge = start(addPart(''));
    badge.element.htmlFor = 'buy';
    await followed(badge);
    expect(badge.says()).to.equal(said.in);
    addPart(ownForm('12'));
    await badge.saysSo(said.low);
  });

  it('follows another form when its for attribute changes', async () => {
    const { badge } = await open();
    await badge.saysSo(said.low);
    addPart(ownForm('13').replace('buy', 'other'));
    badge.element.setAttribute('for', 'other');
    await until(() => badge.says() === said.out);
    expect(badge.element.getAttribute('for')).to.equal('other');
  });
});
