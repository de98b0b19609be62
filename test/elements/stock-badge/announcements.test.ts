import { expect } from '@open-wc/testing';
import { inventoryAnswer, startBadge, type BadgeHarness } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';

/** All badges belong to one merchant, so a chosen store applies to all of them. */
describe('the announcement of <stock-badge> to screen readers', () => {
  const page = usePage();
  let badges: readonly BadgeHarness[] = [];

  beforeEach(async () => {
    page().answer(isInventory, () =>
      inventoryAnswer({ 1: { 61: 'in_stock', 62: 'out_of_stock' }, 2: { 61: 'low_stock' } }),
    );
    badges = ['811', '812', '813'].map((product) =>
      startBadge({
        attributes: { 'base-url': '/scenario/told', 'product-id': product, 'variant-id': '1' },
        properties: { picker: 'event' },
      }),
    );
    for (const badge of badges) await badge.saysSo('In stock at 1 store');
    await until(() => badges.every(({ root }) => root.adoptedStyleSheets.length > 1));
  });
  afterEach(() => badges[0]?.chooseMyStore(null));

  const told = (): boolean[] =>
    badges.map((badge) => badge.part('label').matches('[aria-live=polite]'));
  const button = ({ root }: BadgeHarness) => root.querySelector('button') as HTMLButtonElement;

  it('does not happen for a first answer, nor when the shopper’s store is chosen by another badge', async () => {
    expect(told()).to.deep.equal([false, false, false]);
    await badges[0]?.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
    for (const badge of badges) await badge.saysSo('In stock at Lyon');
    expect(told()).to.deep.equal([false, false, false]);
  });

  for (const [how, act] of [
    ['reached by keyboard', (badge: BadgeHarness) => button(badge).focus()],
    [
      'touched',
      (badge: BadgeHarness) =>
        button(badge).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ],
    ['asked for another variant', ({ element }: BadgeHarness) => (element.variantId = '2')],
  ] as const)
    it(`is made by the one badge that was ${how}, and is switched on before its text changes`, async () => {
      const [, second] = badges;
      const label = second?.part('label') as Element;
      let isLiveAtWriting: boolean | undefined;
      const observer = new MutationObserver(
        () => (isLiveAtWriting ??= label.matches('[aria-live]')),
      );
      observer.observe(label, { childList: true, characterData: true, subtree: true });
      act(second!);
      await badges[0]?.chooseMyStore({ name: 'Lyon', platformLocationId: '61' });
      await until(() => second?.says().endsWith('at Lyon'));
      observer.disconnect();
      expect(told()).to.deep.equal([false, true, false]);
      expect(isLiveAtWriting).to.equal(true);
    });
});
