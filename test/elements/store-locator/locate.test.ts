import { expect } from '@open-wc/testing';
import { GeolocationCode, useGeolocation } from '../../support/fakes/geolocation.js';
import { codeOf, codesOf, lyon, nearLyon, whole } from '../../support/harness/locate.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, placed } from '../../support/harness/places.js';

describe('locate() of <store-locator>', () => {
  usePage();
  const geolocation = useGeolocation();
  const asked = () => until(() => geolocation().questions.length === 1);

  it('resolves when the stores are in order, and fires no search event', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    let searches = 0;
    locator.element.addEventListener('store-locator-search', () => searches++);
    const found = locator.element.locate();
    await asked();
    geolocation().find(...lyon);
    await found;
    await locator.lineSays(nearLyon);
    expect(searches).to.equal(0);
  });

  it('rejects with the reason, and its promise may be ignored', async () => {
    const locator = await mountLocator(exactly());
    let unhandled = 0;
    const count = () => unhandled++;
    window.addEventListener('unhandledrejection', count);
    const code = codeOf(locator.element.locate());
    void locator.element.locate();
    await asked();
    geolocation().refuse(GeolocationCode.Denied);
    expect(await code).to.equal('position-denied');
    await locator.lineSays(/may not use/);
    window.removeEventListener('unhandledrejection', count);
    expect(unhandled).to.equal(0);
  });

  it('does not ask the browser when the visitor types while its code is loading', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.mapShown();
    const code = codeOf(locator.element.locate());
    // Now it has been asked for.
    await Promise.resolve();
    await locator.filter('Lyon');
    expect(await code).to.equal('aborted');
    await locator.lineSays('4 stores match “Lyon”');
    expect(geolocation().questions).to.have.length(0);
  });

  it('shows on the map the stores that later filters leave', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.narrowable();
    const found = locator.element.locate();
    await asked();
    geolocation().find(...lyon);
    await found;
    await locator.mapShown();
    const shown = () => locator.pins().filter((name) => name.startsWith('Halvarenne'));
    await until(() => shown().some((name) => name.startsWith('Halvarenne Lyon')));
    await until(() => locator.choices('Country').some((name) => name.startsWith('Germany')));
    await locator.choose('Country', 'Germany');
    await locator.lineSays(/Germany/);
    await until(() => shown().length && !shown().some((name) => name.includes('Lyon')));
  });

  it('ends with the element, and ignores a late answer', async () => {
    const locator = await mountLocator(exactly());
    const codes = codesOf(locator);
    const code = codeOf(locator.element.locate());
    await asked();
    locator.element.remove();
    expect(await code).to.equal('aborted');
    geolocation().find(...lyon);
    locator.stage.append(locator.element);
    await locator.lineSays(whole);
    expect([locator.box.value, ...codes]).to.deep.equal(['']);
  });

  it('goes on while a theme moves the element', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    const found = locator.element.locate();
    await asked();
    document.body.append(locator.element);
    locator.stage.append(locator.element);
    geolocation().find(...lyon);
    await found;
    await locator.lineSays(nearLyon);
  });

  it('does not ask the browser for an element outside the page', async () => {
    const locator = await mountLocator(exactly());
    locator.element.remove();
    expect(await codeOf(locator.element.locate())).to.equal('aborted');
    expect(geolocation().questions).to.have.length(0);
  });
});
