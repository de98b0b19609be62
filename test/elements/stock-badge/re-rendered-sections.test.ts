import { expect } from '@open-wc/testing';
import { loadedExtras } from '../../../src/elements/stock-badge/load-extras.js';
import { inventoryAnswer, mountBadge } from '../../support/harness/badge.js';
import { freshScenario, isInventory, until, usePage } from '../../support/harness/page.js';
import { frames, latency } from '../../support/harness/waiting.js';

const inventory = { 11: { 61: 'in_stock' }, 12: { 61: 'low_stock' } };

/** Some themes replace a badge's section for each variant, others only the section of its form. */
describe('a <stock-badge> in a section that is drawn anew', () => {
  const page = usePage();
  let runs = 0;
  let product = '';
  let base = '';
  beforeEach(async () => {
    product = `77${++runs}`;
    base = freshScenario();
    page().answer(isInventory, () => inventoryAnswer(inventory));
    // A first badge loads all the code, so that the tests check the first reaction of the others.
    await (await mountBadge()).leave();
    await until(loadedExtras);
    page().requests.length = 0;
  });

  const form = (variant: string): string =>
    `<form action="/cart/add"><input type="hidden" name="id" value="${variant}"></form>`;
  const badge = (variant: string): string =>
    `<stock-badge lang="en" base-url="${base}" public-key="pk_demo" product-id="${product}" variant-id="${variant}" platform-location-id="61"></stock-badge>`;
  function parse(html: string, id: string): HTMLElement {
    const template = document.createElement('template');
    template.innerHTML = `<section data-stage id="shopify-section-${id}">${html}</section>`;
    return template.content.firstElementChild as HTMLElement;
  }
  function add(html: string, id: string): HTMLElement {
    const section = parse(html, id);
    document.body.append(section);
    return section;
  }
  const said = (root: ParentNode): string | null | undefined =>
    root.querySelector('stock-badge')?.shadowRoot?.querySelector('[part=label]')?.textContent;
  const says = (root: ParentNode, text: string) => until(() => said(root) === text);
  const tell = (id: string): boolean =>
    document.dispatchEvent(new CustomEvent('variant:change', { detail: { variant: { id } } }));
  function choose(main: ParentNode, id: string): void {
    const input = main.querySelector('input') as HTMLInputElement;
    input.value = id;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    tell(id);
  }
  /** Holds answers back until the returned function is called. */
  function hold(): () => void {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    page().answer(isInventory, () => released.then(() => inventoryAnswer(inventory)));
    return release;
  }

  for (const where of ['in another section', 'nowhere'])
    it(`follows the variant there and back while its section is drawn anew, its form being ${where}`, async () => {
      const main = where === 'nowhere' ? undefined : add(form('11'), 'main');
      const section = add(badge('11'), 'stock');
      await says(section, 'In stock');
      await frames(10);
      for (const [variant, text] of [
        ['12', 'Low stock'],
        ['11', 'In stock'],
        ['12', 'Low stock'],
      ] as const) {
        if (main) choose(main, variant);
        else tell(variant);
        await says(section, text);
        section.innerHTML = badge(variant);
        await frames(6);
        expect(said(section)).to.equal(text);
      }
    });

  const ways: Readonly<Record<string, (old: HTMLElement, anew: HTMLElement) => void>> = {
    'in the place of the old': (old, anew) => old.replaceWith(anew),
    'within the old': (old, anew) => old.replaceChildren(...anew.childNodes),
    'before the old, which goes at once': (old, anew) => {
      old.before(anew);
      old.remove();
    },
    'a moment after the old has gone': (old, anew) => {
      old.remove();
      void latency(20).then(() => document.body.append(anew));
    },
    'before the old, which goes later': (old, anew) => {
      old.before(anew);
      void latency(50).then(() => old.remove());
    },
  };
  for (const [way, draw] of Object.entries(ways))
    it(`sends one request while its answer is on its way, drawn ${way}`, async () => {
      const release = hold();
      add(form('11') + badge('11'), 'main');
      await until(() => page().asked(isInventory).length === 1);
      for (let turn = 1; turn <= 20; turn++) {
        const old = document.querySelector<HTMLElement>('#shopify-section-main');
        const variant = turn % 2 ? '12' : '11';
        if (old) draw(old, parse(form(variant) + badge(variant), 'main'));
        await frames(4);
      }
      release();
      await says(document.querySelector('#shopify-section-main') as Element, 'In stock');
      expect(
        page()
          .asked(isInventory)
          .map(({ outcome }) => outcome),
      ).to.deep.equal(['answered']);
    });

  it('aborts its request once it has left the page for good', async () => {
    hold();
    const section = add(badge('11'), 'main');
    await until(() => page().asked(isInventory).length === 1);
    section.remove();
    await until(() => page().asked(isInventory)[0]?.outcome === 'aborted');
  });

  it('keeps a choice made before its answer came, even when another product is drawn then', async () => {
    const release = hold();
    const main = add(form('11'), 'main');
    const section = add(badge('11'), 'stock');
    await until(() => page().asked(isInventory).length === 1);
    await frames(10);
    choose(main, '12');
    await frames(4);
    add(form('71'), 'recommended');
    await frames(4);
    release();
    await says(section, 'Low stock');
    await frames(10);
    expect(said(section)).to.equal('Low stock');
  });

  /** Returns the section of a badge whose variant was chosen by the form in another section. */
  async function chosen(): Promise<HTMLElement> {
    const main = add(form('11'), 'main');
    const section = add(badge('11'), 'stock');
    await says(section, 'In stock');
    await frames(10);
    choose(main, '12');
    await says(section, 'Low stock');
    return section;
  }

  it('keeps the chosen variant when a bar is drawn that begins with the default one', async () => {
    const section = await chosen();
    const bar = add(form('11'), 'bar');
    await frames(10);
    expect(said(section)).to.equal('Low stock');
    // A choice in the bar's form changes the badge.
    choose(bar, '11');
    await says(section, 'In stock');
  });

  it('keeps its variant where a card of the same product stands elsewhere, with a form of its own', async () => {
    const section = await chosen();
    const card = add(`<article>${form('11')}${badge('11')}</article>`, 'recent');
    await says(card, 'In stock');
    await frames(10);
    section.innerHTML = badge('11');
    await says(section, 'Low stock');
    await frames(10);
    expect([said(section), said(card)]).to.deep.equal(['Low stock', 'In stock']);
  });

  it('follows a form that is drawn anew for it', async () => {
    const main = add(form('11'), 'main');
    const section = add(badge('11'), 'stock');
    await says(section, 'In stock');
    await frames(10);
    main.innerHTML = form('12');
    await says(section, 'Low stock');
    // Both copies are in the page for a while. The new one counts once it is alone or reports a
    // change.
    const copy = parse(form('11'), 'main');
    main.before(copy);
    await frames(10);
    expect(said(section)).to.equal('Low stock');
    main.remove();
    await says(section, 'In stock');
  });

  it('has the variant of its form when the section comes back', async () => {
    const main = add(form('11'), 'main');
    const drawer = add(badge('11'), 'drawer');
    await says(drawer, 'In stock');
    await frames(10);
    drawer.remove();
    await frames(20);
    choose(main, '12');
    document.body.append(drawer);
    await says(drawer, 'Low stock');
  });

  it('follows the form of another section, though it is drawn anew with an old variant', async () => {
    const main = add(form('11') + badge('11'), 'main');
    add(badge('11'), 'far');
    const far = (): HTMLElement => document.querySelector('#shopify-section-far') as HTMLElement;
    await says(far(), 'In stock');
    const input = main.querySelector('input') as HTMLInputElement;
    input.value = '12';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await says(far(), 'Low stock');
    far().replaceWith(parse(badge('11'), 'far'));
    await says(far(), 'Low stock');
    await frames(10);
    expect([said(main), said(far())]).to.deep.equal(['Low stock', 'Low stock']);
  });
});
