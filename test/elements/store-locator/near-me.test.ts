import { expect } from '@open-wc/testing';
import { GeolocationCode, useGeolocation } from '../../support/fakes/geolocation.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { codeOf, codesOf, lyon, nearLyon, whole } from '../../support/harness/locate.js';
import { isListing, until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

describe('“Near me” of <store-locator>', () => {
  const page = usePage();
  const geolocation = useGeolocation();

  const asked = (count = 1) => until(() => geolocation().questions.length === count);

  it('does not ask for the position by itself', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.lineSays(whole);
    expect(geolocation().questions).to.have.length(0);
  });

  it('is shown from the first render, and large enough for a finger', async () => {
    const release = page().hold(isListing);
    const locator = startLocator(exactly());
    await locator.element.updateComplete;
    const before = locator.button('Near me').getBoundingClientRect();
    expect(Math.min(before.width, before.height)).to.be.at.least(44);
    release();
    await locator.lineSays(whole);
    const { x, y } = locator.button('Near me').getBoundingClientRect();
    expect([x, y]).to.deep.equal([before.x, before.y]);
  });

  it('orders the stores by distance, and fires a search event', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const queries: string[] = [];
    locator.element.addEventListener('store-locator-search', ({ query }) => queries.push(query));
    await locator.press('Near me');
    await asked();
    await locator.lineSays('Finding your position…');
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    expect(locator.rowAt(0).name).to.contain('Lyon');
    expect(locator.rowAt(0).distance).to.match(/^[\d.]+ k?m$/);
    expect(locator.box.value).to.equal('Your position');
    expect(queries).to.deep.equal(['Your position']);
    await locator.isAccessible();
  });

  it('shows distances no finer than the device’s accuracy', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon, 40_000);
    await locator.lineSays(/^\d+ stores within 50 km of you$/);
    expect(locator.rowAt(0).distance).to.equal('within 40 km');
  });

  it('keeps the position out of the address and the storage', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const before = [location.href, history.length];
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    expect([location.href, history.length]).to.deep.equal(before);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).to.not.match(/45\.758|4\.835/);
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(urls.join()).to.not.match(/45\.758|4\.835/);
  });

  it('is cancelled by a search in the area of the map', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.mapShown();
    await locator.press('Near me');
    await asked();
    await locator.lineSays('Finding your position…');
    locator.root.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    await until(() => locator.buttons().includes('Search this area'));
    await locator.press('Search this area');
    await locator.lineSays(/in this part of the map$/);
    geolocation().find(...lyon);
    await locator.settled();
    await locator.lineSays(/in this part of the map$/);
    expect(locator.box.value).to.equal('');
  });

  it('is forgotten when the box is cleared', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    await locator.type('');
    await locator.lineSays(whole);
    expect(locator.rowAt(0).distance).to.equal('');
    expect(locator.element.results).to.equal(locator.element.stores);
  });

  it('keeps the position when Enter is pressed in the box', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    await locator.key('Enter');
    expect(locator.rowAt(0).distance).to.not.equal('');
  });

  for (const [code, told, sentence, ways] of [
    [
      GeolocationCode.Denied,
      'position-denied',
      'This page may not use your position. You can allow it in the browser.',
      ['Type a town or postal code'],
    ],
    [
      GeolocationCode.Unavailable,
      'position-unavailable',
      'Your position could not be found.',
      ['Try again', 'Type a town or postal code'],
    ],
    [
      GeolocationCode.Timeout,
      'position-timeout',
      'Finding your position took too long.',
      ['Try again', 'Type a town or postal code'],
    ],
  ] as const)
    it(`shows the reason of a failure and what the visitor can do: ${told}`, async () => {
      const locator = await mountLocator(exactly());
      const codes = codesOf(locator);
      await locator.press('Near me');
      await asked();
      geolocation().refuse(code);
      await locator.lineSays(sentence);
      expect(locator.buttons()).to.include.members([...ways]);
      expect(locator.buttons().includes('Try again')).to.equal(ways.length > 1);
      expect([codes, locator.element.status]).to.deep.equal([[told], 'ready']);
      expect(page().errors).to.deep.equal([]);
      await locator.isAccessible();
      await locator.press('Type a town or postal code');
      expect(locator.root.activeElement === locator.box).to.equal(true);
      await locator.filter('Paris');
      await locator.lineSays(/“Paris”$/);
      expect(locator.buttons()).to.not.include.members([...ways]);
    });

  it('works once the visitor allows it after a refusal', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    geolocation().refuse(GeolocationCode.Denied);
    await locator.lineSays(/may not use/);
    await locator.press('Near me');
    await asked(2);
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    expect(locator.buttons()).to.not.include('Type a town or postal code');
  });

  it('tries again after a tap on the button beside the sentence', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    geolocation().refuse(GeolocationCode.Timeout);
    await until(() => locator.buttons().includes('Try again'));
    await locator.press('Try again');
    await asked(2);
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
  });

  it('does not use a position that is off by hundreds of kilometres', async () => {
    const locator = await mountLocator(exactly());
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon, 500_000);
    await locator.lineSays('Your position could not be found.');
  });

  it('asks the browser once for two taps, and again for a third after the first are answered', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    let searches = 0;
    locator.element.addEventListener('store-locator-search', () => searches++);
    await locator.press('Near me');
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon);
    await locator.lineSays(nearLyon);
    expect([geolocation().questions.length, searches]).to.deep.equal([1, 1]);
    await locator.press('Near me');
    await asked(2);
  });

  it('asks the browser once for a tap and a script before its code has loaded, and answers both', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    geolocation().known = lyon;
    locator.button('Near me').click();
    await locator.element.locate();
    expect(geolocation().questions).to.have.length(1);
    await locator.lineSays(nearLyon);
  });

  it('is cancelled when the visitor types meanwhile', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.press('Near me');
    await asked();
    await locator.filter('Paris');
    geolocation().find(...lyon);
    await locator.lineSays(/“Paris”$/);
    expect(locator.box.value).to.equal('Paris');
  });

  it('finds the nearest stores also when it is used before they are there', async () => {
    const release = page().hold(isListing);
    const locator = startLocator(exactly());
    await locator.element.updateComplete;
    await locator.press('Near me');
    await asked();
    geolocation().find(...lyon);
    await until(() => locator.box.value === 'Your position');
    release();
    await locator.lineSays(nearLyon);
  });

  it('is not shown in a browser that gives no positions', async () => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
    const locator = await mountLocator(exactly());
    expect(locator.buttons()).to.not.include('Near me');
    expect(await codeOf(locator.element.locate())).to.equal('position-unavailable');
  });

  it('is at the end of the box also from right to left', async () => {
    const locator = await mountLocator({ ...exactly(), style: 'direction: rtl' });
    const { right } = locator.button('Near me').getBoundingClientRect();
    expect(right).to.be.below(locator.box.getBoundingClientRect().left);
  });
});
