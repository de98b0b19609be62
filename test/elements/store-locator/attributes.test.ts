import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import {
  freshScenario,
  isListing,
  until,
  usePage,
  whenRemoved,
} from '../../support/harness/page.js';
import { byRole, isShown } from '../../support/harness/stage.js';

describe('the attributes of <store-locator>', () => {
  const page = usePage();

  it('are written only by the page, as long as the element lives', async () => {
    const locator = startLocator({ properties: { coordinates } });
    const { element } = locator;
    const written: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      written.push(...records.map(({ attributeName }) => attributeName)),
    );
    observer.observe(element, { attributes: true });
    await locator.settled();
    const map = await locator.mapShown();
    locator.rowAt(0).select();
    await element.updateComplete;
    // The buttons of a row come with the code for its details.
    await until(() => byRole(locator.rowAt(0).item, 'button', 'Make this my store').length);
    locator.rowAt(0).press('Make this my store');
    await locator.filter('Lyon');
    await locator.type('');
    await locator.more();
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      const init = { bubbles: true, composed: true, clientX: 600, clientY: 200, isPrimary: true };
      map.dispatchEvent(new PointerEvent(type, init));
    }
    locator.stage.style.width = '400px';
    await until(() => isShown(locator.button('Map')));
    await locator.press('Map');
    element.layout = 'split';
    element.withoutMap = true;
    element.headingLevel = 3;
    await element.updateComplete;
    element.baseUrl = freshScenario('server-error');
    await until(() => element.status === 'error');
    element.remove();
    locator.stage.append(element);
    await element.updateComplete;
    observer.takeRecords().forEach(({ attributeName }) => written.push(attributeName));
    expect(written).to.deep.equal([]);
  });

  it('may come and go, with their defaults', async () => {
    const locator = await mountLocator({
      attributes: { 'heading-level': '4', 'without-search': '' },
    });
    expect(locator.rowAt(0).heading.ariaLevel).to.equal('4');
    expect(locator.box).to.equal(undefined);
    for (const { name } of [...locator.element.attributes]) {
      if (!['base-url', 'public-key'].includes(name)) locator.element.removeAttribute(name);
    }
    await locator.element.updateComplete;
    expect(locator.rowAt(0).heading.ariaLevel).to.equal('2');
    expect(locator.box.type).to.equal('search');
    expect(locator.rows()).to.have.length(25);
  });

  it('with an unknown value count as the default', async () => {
    const locator = await mountLocator({
      attributes: {
        auth: 'cookie',
        units: 'leagues',
        layout: 'circle shows-map',
        loading: 'never',
        'heading-level': 'high',
      },
      properties: { coordinates },
    });
    expect(page().requests[0]?.headers.get('public_key')).to.equal('pk_demo');
    expect(locator.rowAt(0).heading.ariaLevel).to.equal('2');
    await locator.mapShown();
    expect([isShown(locator.rowAt(0).item), isShown(locator.map as HTMLElement)]).to.deep.equal([
      true,
      true,
    ]);
    expect(page().errors).to.deep.equal([]);
    // The code that checks attributes loads later.
    await until(() => page().warnings.length);
    // Each warning comes once, however often the element renders.
    await locator.filter('Lyon');
    await locator.element.updateComplete;
    expect(page().warnings).to.deep.equal([
      '<store-locator> auth="cookie" is none of header, query.',
      '<store-locator> units="leagues" is none of auto, km, mi.',
      '<store-locator> layout="circle shows-map" is none of auto, split, stacked, list.',
      '<store-locator> loading="never" is none of lazy, eager.',
      '<store-locator> heading-level="high" is none of 1, 2, 3, 4, 5, 6.',
    ]);
  });

  it('that are valid, empty or absent are not reported', async () => {
    const attributes = { auth: '', layout: '', loading: 'eager', 'heading-level': '' };
    const locator = await mountLocator({
      attributes: { ...attributes, units: 'leagues' },
      properties: { coordinates },
    });
    await locator.mapShown();
    // The code that checks attributes loads later. The one expected warning shows that it is there.
    await until(() => page().warnings.length);
    locator.element.units = 'mi';
    await locator.element.updateComplete;
    for (const name of Object.keys(attributes)) locator.element.removeAttribute(name);
    locator.element.headingLevel = 3;
    await locator.element.updateComplete;
    expect(page().warnings).to.deep.equal([
      '<store-locator> units="leagues" is none of auto, km, mi.',
    ]);
    Object.assign(locator.element, { headingLevel: 0, units: 'miles' });
    await locator.element.updateComplete;
    expect(page().warnings.slice(1)).to.deep.equal([
      '<store-locator> units="miles" is none of auto, km, mi.',
      '<store-locator> heading-level="0" is none of 1, 2, 3, 4, 5, 6.',
    ]);
  });

  for (const [written, level] of [
    ['1', '1'],
    ['6', '6'],
    ['0', '2'],
    ['9', '6'],
    ['-3', '1'],
    ['3.7', '3'],
  ])
    it(`heading-level="${written}" makes headings of level ${level}`, async () => {
      const locator = await mountLocator({ attributes: { 'heading-level': written ?? '' } });
      expect(locator.rowAt(0).heading.ariaLevel).to.equal(level);
    });

  it('loading="lazy" reads nothing until the element comes near, "eager" at once', async () => {
    const far = { style: 'position: absolute; top: 9000px' };
    const lazy = startLocator(far);
    const eager = startLocator({ ...far, attributes: { loading: 'eager' } });
    await eager.settled();
    expect([lazy.element.status, eager.element.status]).to.deep.equal(['idle', 'ready']);
    lazy.stage.style.top = '0';
    await lazy.settled();
    expect(lazy.element.status).to.equal('ready');
  });

  it('loading="lazy" reads nothing while the element is hidden', async () => {
    const hidden = startLocator({ style: 'display: none' });
    const shown = await mountLocator();
    expect(shown.element.status).to.equal('ready');
    expect(hidden.element.status).to.equal('idle');
    hidden.stage.style.display = '';
    await hidden.settled();
  });

  it('tiles without attribution load nothing, and the developer reads why', async () => {
    const locator = await mountLocator({
      attributes: { tiles: `${freshScenario()}/{z}/{x}/{y}.png` },
      properties: { coordinates },
    });
    await locator.mapShown();
    await until(() => page().errors.length);
    expect(page().errors).to.deep.equal([
      '<store-locator> tiles needs tiles-attribution; no tile was loaded.',
    ]);
    expect(locator.root.querySelector('img')).to.equal(null);
  });

  it('coordinates-src places stores; where it can’t be read the gazetteer does', async () => {
    const file = new Blob([JSON.stringify(coordinates)], { type: 'application/json' });
    const address = URL.createObjectURL(file);
    const locator = await mountLocator({ attributes: { 'coordinates-src': address } });
    await locator.mapShown();
    URL.revokeObjectURL(address);
    page().answer(
      ({ pathname }) => pathname === '/nowhere.json',
      () => new Response('', { status: 404 }),
    );
    const other = await mountLocator({ attributes: { 'coordinates-src': '/nowhere.json' } });
    await until(() => page().errors.length);
    expect(page().errors[0]).to.match(/^<store-locator> coordinates-src can't be used: .*404/);
    await other.mapShown();
    expect(other.element.stores.map(({ position }) => position?.precision)).not.to.include('exact');
    expect(other.rows()).to.have.length(25);
  });

  it('data-url says where the map data lies; without it the map stands on its own', async () => {
    // Requests of an earlier test's map may still be under way.
    await whenRemoved();
    const asked: string[] = [];
    page().answer(
      ({ pathname }) => pathname.endsWith('.bin') && asked.push(pathname) > 0,
      () => new Response('', { status: 404 }),
    );
    const locator = await mountLocator({
      attributes: { 'data-url': '/theme/assets' },
      properties: { coordinates },
    });
    await locator.mapShown();
    await until(() => page().warnings.length);
    const outlines = asked.filter((path) => path.includes('outline'));
    // The set removes repeated requests, since the page may ask again after a failure.
    expect([...new Set(outlines)]).to.deep.equal(['/theme/assets/outline-world.bin']);
    expect(asked.every((path) => path.startsWith('/theme/assets/'))).to.equal(true);
    expect(page().warnings[0]).to.match(/^<store-locator> map data can't be loaded: .*404/);
    expect(page().errors).to.deep.equal([]);
  });

  it('reach the service as a relative address, a pasted one, or a property', async () => {
    const base = freshScenario('one').slice(1);
    const locator = await mountLocator({
      attributes: { 'base-url': `../../${base}/api/v1/locations.json` },
    });
    expect(locator.element.status).to.equal('ready');
    expect(page().asked(isListing)[0]?.url.pathname).to.equal(`/${base}/api/v1/locations.json`);
  });
});
