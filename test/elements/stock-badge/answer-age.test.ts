import { expect } from '@open-wc/testing';
import { inventoryAnswer, mountBadge, variantId } from '../../support/harness/badge.js';
import { isInventory, until, usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';

const names: Readonly<Record<string, string>> = {
  en: 'When was this checked?',
  de: 'Wann wurde geprüft?',
  fr: 'Vérifié quand\u202f?',
  ar: 'متى تم التحقق؟',
};

describe('the age of the answer in <stock-badge>', () => {
  const page = usePage();
  beforeEach(() =>
    page().answer(isInventory, () => inventoryAnswer({ [variantId]: { 61: 'in_stock' } })),
  );

  for (const width of [160, 343, 900])
    it(`is shown by a small button, ${width} pixels wide, and is never announced`, async () => {
      const badge = await mountBadge({ style: `width: ${width}px` });
      const info = await until(() => badge.info);
      const text = badge.root.getElementById(info.getAttribute('aria-controls')!)!;
      const { height } = badge;
      expect([info.getAttribute('aria-expanded'), isShown(text)]).to.deep.equal(['false', false]);
      await badge.isAccessible();
      info.focus();
      info.click();
      expect([info.getAttribute('aria-expanded'), text.textContent]).to.deep.equal([
        'true',
        'Checked just now · stock can change at any time',
      ]);
      const { bottom } = badge.element.getBoundingClientRect();
      expect(text.getBoundingClientRect().bottom).to.be.at.most(bottom + 1);
      expect(text.closest('[aria-live], [role=status], [role=alert]')).to.equal(null);
      await badge.isAccessible();
      info.click();
      expect([isShown(text), badge.height, badge.root.activeElement]).to.deep.equal([
        false,
        height,
        info,
      ]);
    });

  it('has a button that is no tap on the card around the badge', async () => {
    const badge = await mountBadge();
    let taps = 0;
    badge.stage.addEventListener('click', () => taps++);
    (await until(() => badge.info)).click();
    expect(taps).to.equal(0);
  });

  for (const [lang, name] of Object.entries(names))
    it(`has a button with a name in the language "${lang}"`, async () => {
      const badge = await mountBadge({ attributes: { lang } });
      await until(() => badge.root.querySelector('[part~=info]')?.ariaLabel === name);
      await badge.isAccessible();
    });
});
