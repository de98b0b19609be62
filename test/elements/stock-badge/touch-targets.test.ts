import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
import {
  inventoryAnswer,
  mountBadge,
  variantId,
  type BadgeHarness,
} from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { byRole, isShown } from '../../support/harness/stage.js';

const buttonOf = ({ root }: BadgeHarness, name: string): Promise<HTMLElement> =>
  until(() => byRole(root, 'button', name).find(isShown));

/** How high and wide a button is for a finger, along its middle. */
function target({ root }: BadgeHarness, button: HTMLElement): [number, number] {
  const { x, y, width, height } = button.getBoundingClientRect();
  const hits = (at: (offset: number) => [number, number]): number => {
    let found = 0;
    for (let offset = -120; offset < 240; offset += 0.5)
      if (root.elementFromPoint(...at(offset)) === button) found += 0.5;
    return found;
  };
  return [
    hits((offset) => [x + width / 2, y + offset]),
    hits((offset) => [x + offset, y + height / 2]),
  ];
}

describe('the buttons of a <stock-badge> on a touch screen', () => {
  const page = usePage();

  for (const [what, style] of [
    ['a product page', 'width: 343px'],
    ['a card', 'width: 160px; font-size: 14px'],
  ] as const) {
    const place = `${style}; margin-block-start: 60px`;

    it(`are 44 px high on ${what}, with a list of stores below too`, async () => {
      page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } }));
      for (const attributes of [{}, { 'with-stores': '' }] as const) {
        const badge = await mountBadge({
          style: place,
          attributes,
          properties: { picker: 'event' },
        });
        const button = await buttonOf(badge, 'Choose a store');
        await until(() => button.matches('[type=button]'));
        const [high, wide] = target(badge, button);
        expect(high).to.be.at.least(43.5);
        expect(wide).to.be.at.least(44);
        badge.stage.remove();
      }
    });

    it(`are as high where a request has failed on ${what}`, async () => {
      page().answer(isInventory, () => new Response('', { status: 500 }));
      const badge = await mountBadge({ style: place });
      const [high, wide] = target(badge, await buttonOf(badge, 'Try again'));
      expect(high).to.be.at.least(43.5);
      expect(wide).to.be.at.least(44);
    });
  }
});
