import { expect, waitUntil } from '@open-wc/testing';
import { labelOf, ThemePage } from './theme-page.js';
import { staysTrue } from '../support/harness/waiting.js';

const switches = 100;
/** Of its variants one or more are in, low, out and unknown. */
const store = '62231957140';
const families = [
  'double-copies',
  'morphing',
  'promising',
  'announcing',
  'replacing',
  'silent-control',
  'silent-address',
];

let page: ThemePage;

async function open(query: Readonly<Record<string, string>>): Promise<ThemePage> {
  page = new ThemePage(query);
  await page.whenFollowed();
  return page;
}

afterEach(() => page.remove());

const variants = (): readonly number[] => page.shop.product.variants;

/** Faster than the theme can show them, but for each third, and never twice the same. */
async function switchQuickly(times = switches): Promise<number> {
  const before = page.shop.drawn;
  let last = 0;
  for (let turn = 0; turn < times; turn++) {
    last = variants()[(turn * 3 + 1) % variants().length] ?? 0;
    const choice = page.shop.choose(last);
    if (turn % 3 === 0 || turn === times - 1) await choice;
  }
  expect(page.shop.drawn - before).to.be.at.least(times / 3);
  return last;
}

for (const theme of families) {
  describe(`a badge in a theme of the family "${theme}"`, () => {
    it(`shows the right status after ${switches} quick switches, with one request for each product`, async () => {
      await open({ theme, store });
      const { shop } = page;
      const inCard = page.says(page.card);
      const last = await switchQuickly();
      const label = labelOf(last, store);
      expect(label).to.contain('Out of stock');
      await page.whenAllSay(label);
      await page.whenAlone();
      await page.whenAllSay(label);
      expect(page.badges[0]?.variantId).to.equal(`${last}`);
      expect(page.requests).to.deep.equal({ [shop.product.id]: 1, [shop.next.id]: 1 });
      expect(page.says(page.card)).to.equal(inCard);
    });

    it('sends one request while the first answer is on its way, however often the variant is switched', async () => {
      const service = `/scenario/slow~${theme}-${crypto.randomUUID().slice(0, 8)}`;
      page = new ThemePage({ theme, store, service });
      await page.whenAsked();
      const last = await switchQuickly(30);
      await page.whenAlone();
      await page.whenAllSay(labelOf(last, store));
      expect(page.requests[page.shop.product.id]).to.equal(1);
    });

    it('follows the theme though a variant was pasted as its attribute', async () => {
      await open({ theme, store, pasted: '4745979901460' });
      const said = new Set<string>();
      for (const variant of [3, 6, 2, 4]) {
        const label = labelOf(variants()[variant], store);
        await page.shop.choose(variants()[variant] ?? 0);
        await page.whenAllSay(label);
        said.add(label);
      }
      expect(said).to.have.property('size', 4);
      await page.whenAlone();
      await page.whenAllSay(labelOf(variants()[4], store));
    });

    it('begins with the variant of the page’s address where none was pasted', async () => {
      const variant = `${labelledVariant}`;
      await open({ theme, variant, pasted: 'none' });
      await page.whenAllSay(labelOf(labelledVariant));
      await page.shop.choose(variants()[4] ?? 0);
      await page.whenAllSay(labelOf(variants()[4]));
    });

    it('ignores another product’s card', async () => {
      await open({ theme });
      await page.shop.choose(variants()[3] ?? 0);
      await page.whenAllSay(labelOf(variants()[3]));
      const other = page.shop.next.variants[2] ?? 0;
      page.shop.chooseInCard(other);
      await waitUntil(() => page.says(page.card) === labelOf(other));
      await page.whenAllSay(labelOf(variants()[3]));
      expect(page.badges[0]?.variantId).to.equal(`${variants()[3]}`);
    });

    it('follows when its section is moved or copied, and keeps nothing alive once it is removed', async () => {
      await open({ theme });
      const { document, history, untouched } = page.window;
      await page.shop.choose(variants()[3] ?? 0);
      await page.whenAllSay(labelOf(variants()[3]));
      await page.whenAlone();
      document.body.append(page.shop.section);
      await page.shop.choose(variants()[4] ?? 0);
      await page.whenAllSay(labelOf(variants()[4]));
      await page.whenAlone();
      const copy = page.shop.section.cloneNode(true) as Element;
      document.body.append(copy);
      copy.remove();
      await page.shop.choose(variants()[6] ?? 0);
      await page.whenAllSay(labelOf(variants()[6]));
      await page.whenAlone();
      document.body.replaceChildren();
      await waitUntil(() => page.leftBehind.length === 0, `left: ${page.leftBehind.join()}`);
      expect([history.pushState, history.replaceState]).to.deep.equal([
        untouched.pushState,
        untouched.replaceState,
      ]);
    });
  });
}

/** The third variant: not the one that themes begin with. */
const labelledVariant = 4745979966996;

describe('a badge in a theme', () => {
  for (const theme of ['morphing', 'promising'])
    it(`follows the next product of a combined listing in one that is ${theme}`, async () => {
      await open({ theme });
      const { product, next } = page.shop;
      await page.shop.choose(next.variants[1] ?? 0, next);
      await page.whenAllSay(labelOf(next.variants[1]));
      expect(page.badges[0]?.productId).to.equal(`${next.id}`);
      await page.shop.choose(product.variants[3] ?? 0, product);
      await page.whenAllSay(labelOf(product.variants[3]));
      expect(page.requests).to.deep.equal({ [product.id]: 1, [next.id]: 1 });
    });

  it('follows the next product though the old one was pasted', async () => {
    await open({ theme: 'morphing', product: '8637284213935', pasted: '4745979901460' });
    const { next } = page.shop;
    await page.shop.choose(next.variants[1] ?? 0, next);
    await page.whenAllSay(labelOf(next.variants[1]));
  });

  it('has an unknown status while no variant is chosen, and guesses none', async () => {
    await open({ theme: 'announcing' });
    const form = page.shop.section.querySelector('form');
    const tell = (variant: object | null) =>
      form?.dispatchEvent(
        new page.window.CustomEvent('variant:change', { bubbles: true, detail: { variant } }),
      );
    tell(null);
    await waitUntil(() => page.badges[0]?.stockStatus === 'unknown');
    tell({ id: variants()[4] });
    await page.whenAllSay(labelOf(variants()[4]));
    tell({ id: 77 });
    await waitUntil(() => page.badges[0]?.stockStatus === 'unknown');
  });

  it('stays at its own variant with follow="none"', async () => {
    await open({ theme: 'silent-control' });
    const [badge] = page.badges;
    badge?.setAttribute('follow', 'none');
    await page.shop.choose(variants()[4] ?? 0);
    const label = labelOf(variants()[0]);
    await staysTrue(
      () => page.says(badge) === label,
      250,
      'the built badge reads controls that fire no event every 200 ms',
    );
    badge?.removeAttribute('follow');
    await page.shop.choose(variants()[3] ?? 0);
    await page.whenAllSay(labelOf(variants()[3]));
  });
});
