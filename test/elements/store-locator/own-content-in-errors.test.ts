import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { usePage } from '../../support/harness/page.js';
import { isShown } from '../../support/harness/stage.js';
import { setViewport } from '@web/test-runner-commands';

describe('the page’s own link in a <store-locator> that fails', () => {
  usePage();
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const width of [390, 1280])
    for (const scenario of ['server-error', 'offline', 'unauthorized'])
      it(`is in view under "${scenario}" at ${width} px`, async () => {
        await setViewport({ width, height: 844 });
        const link = Object.assign(document.createElement('a'), {
          href: '#stores',
          textContent: 'All addresses',
        });
        const locator = await mountLocator({
          scenario,
          children: ['Our stores: ', link],
          style: 'width: auto',
        });
        expect(locator.element.status).to.equal('error');
        expect(isShown(link)).to.equal(true);
        const { top, bottom } = link.getBoundingClientRect();
        const view = locator.root.querySelector('.scroller')!.getBoundingClientRect();
        expect(top).to.be.at.least(view.top);
        expect(bottom).to.be.at.most(Math.min(view.bottom, innerHeight));
        await locator.isAccessible();
      });
});
