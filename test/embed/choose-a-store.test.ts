import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { tapAt } from '../support/harness/tap.js';
import {
  asked,
  badge,
  inBadge,
  inDialog,
  listed,
  module,
  open,
  spot,
  strict,
  useProductPage,
  wait,
} from './product-page.js';

const page = useProductPage();
const town = 'Lyon, France';

/**
 * Clicks again until the click has worked: on a busy machine the target may have moved meanwhile.
 */
async function clickUntil(
  find: () => Element | Promise<Element>,
  isDone: () => unknown,
): Promise<void> {
  for (let tries = 0; tries < 4 && !isDone(); tries++) {
    await sendMouse({ type: 'click', position: await spot(find) });
    await waitUntil(() => Boolean(isDone()), 'not yet', { timeout: 5_000 }).catch(() => {});
  }
}

const make = () =>
  wait(
    () =>
      [...(inDialog()?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent?.trim() === 'Choose this store',
      ),
    'no store can be made mine',
  );

const focused = (): Element | null | undefined => {
  const own = page().badge.shadowRoot?.activeElement;
  return own?.shadowRoot?.activeElement ?? own;
};

async function searched(): Promise<void> {
  await wait(
    () => inDialog()?.querySelector('[role=status]')?.textContent?.includes(town),
    `the stores near ${town} are not listed`,
  );
}

/** The ways in which visitors go through it, from the badge to a store near a town. */
const ways: Readonly<Record<string, (opener: HTMLElement) => Promise<void>>> = {
  'by touch': async (opener) => {
    await tapAt(opener);
    await listed();
    const box = inDialog()?.querySelector<HTMLInputElement>('[part~=search]');
    expect(focused()).not.to.equal(box);
    await tapAt(box!);
    expect(focused()).to.equal(box);
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await tapAt((await listed())[0]!);
    await tapAt(await make());
  },
  'by mouse': async (opener) => {
    await sendMouse({ type: 'click', position: await spot(() => opener) });
    await listed();
    await wait(() => focused()?.matches('[part~=search]'), 'the search box has no focus');
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await clickUntil(
      async () => (await listed())[0]!,
      () => inDialog()?.querySelector('[aria-current]'),
    );
    await clickUntil(make, () => !inBadge('dialog'));
  },
  'by keyboard': async (opener) => {
    // A driver's first key is lost where its window is not in front yet.
    for (let tries = 0; tries < 4 && !inBadge('dialog'); tries++) {
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => inBadge('dialog'), 'not yet', { timeout: 5_000 }).catch(() => {});
    }
    await listed();
    await wait(() => focused()?.matches('[part~=search]'), 'the search box has no focus');
    await sendKeys({ type: 'Lyon' });
    await sendKeys({ press: 'Enter' });
    await searched();
    await goTo((element) => element === inDialog()?.querySelector('[part~=row-name] button'));
    await sendKeys({ press: 'Enter' });
    const button = await make();
    await goTo((element) => element === button);
    await sendKeys({ press: 'Enter' });
  },
};

/** Presses the tab key, as often as a visitor would. */
async function goTo(isThere: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    const element = focused();
    if (element && isThere(element)) return;
    await sendKeys({ press: 'Tab' });
  }
  throw new Error(`Tab ends at ${focused()?.outerHTML}`);
}

describe('the way from a product to my store, by the badge’s script alone and under a strict policy', () => {
  for (const [way, go] of Object.entries(ways))
    it(`works ${way}, and the store is kept on the next page`, async function () {
      // Forty keys, each a message to the browser and back, and two pages take half a minute on a
      // busy machine.
      this.timeout(90_000);
      const opener = await open(`${strict}${module('stock-badge.js')}${badge()}`);
      expect([opener.textContent, asked('store-dialog'), asked('in-dialog')]).to.deep.equal([
        'Choose a store',
        0,
        0,
      ]);
      page().badge.focus();
      const chosen = new Promise<Event>((resolve) =>
        page().window.document.addEventListener('stock-badge-choose', resolve, { once: true }),
      );
      await go(opener);
      await chosen;
      await wait(
        () => / stock at Halvarenne Lyon/.test(page().label),
        'the badge does not tell it',
      );
      expect([inBadge('dialog'), opener.textContent]).to.deep.equal([null, 'Change store']);
      expect(focused()).to.equal(opener);
      const said = page().label;
      expect(page().mishaps).to.deep.equal({ violations: [], errors: [] });
      page().remove();

      await open(`${strict}${module('stock-badge.js')}${badge()}`);
      await wait(() => page().label === said, `not "${said}" but "${page().label}"`);
      expect([asked('locations.json'), asked('store-dialog')]).to.deep.equal([0, 0]);
      (inBadge('.act button') as HTMLElement).click();
      await listed();
      const mine = await wait(
        () => inDialog()?.querySelector('.actions b'),
        'my store is not marked',
      );
      expect(mine.closest('[part~=row]')?.textContent).to.contain(said.split(' at ')[1]);
    });
});
