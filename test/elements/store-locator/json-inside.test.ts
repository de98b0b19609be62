import { expect } from '@open-wc/testing';
import {
  at,
  id,
  jsonChild,
  listed,
  platformId,
  positionOf,
  standsAt,
} from '../../support/harness/coordinates.js';
import { renderLiquid } from '../../support/fakes/liquid.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, isSnapshot, until, usePage } from '../../support/harness/page.js';
import { demoEntries, movedEntry, snapshotOf } from '../../support/fakes/snapshot-file.js';

/** The gazetteer's word for it: somewhere in its postal code. */
const isApproximate = (locator: LocatorHarness): Promise<unknown> =>
  until(() => positionOf(locator)?.precision === 'postcode');

describe('JSON inside <store-locator>', () => {
  const page = usePage();

  it('gives positions, by the platform’s ids and by the service’s', async () => {
    for (const positions of [{ [platformId]: [1, 4] }, { [id]: [1, 4] }]) {
      const locator = await mountLocator({ children: [jsonChild({ positions })] });
      await standsAt(locator, 1);
      expect(positionOf(locator)?.precision).to.equal('exact');
      locator.stage.remove();
    }
    expect([page().errors, page().requests.filter(({ url }) => isSnapshot(url))]).to.deep.equal([
      [],
      [],
    ]);
  });

  it('is seen when a theme adds it late, changes it, replaces it and takes it away', async () => {
    const locator = await mountLocator();
    await isApproximate(locator);
    const script = jsonChild(at(1));
    locator.element.append(script);
    await standsAt(locator, 1);
    script.textContent = JSON.stringify(at(2));
    await standsAt(locator, 2);
    (script.firstChild as Text).data = JSON.stringify(at(3));
    await standsAt(locator, 3);
    script.replaceWith(jsonChild(at(4)));
    await standsAt(locator, 4);
    locator.element.replaceChildren();
    await isApproximate(locator);
  });

  it('is seen when it changed while the element was out of the page', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 1);
    const { element, stage } = locator;
    element.remove();
    await Promise.resolve();
    script.textContent = JSON.stringify(at(2));
    stage.append(element);
    await standsAt(locator, 2);
  });

  it('that is invalid causes one console line and no other fault', async () => {
    const locator = await mountLocator({ children: [jsonChild('{ positions: oops')] });
    await isApproximate(locator);
    locator.element.units = 'km';
    await locator.element.updateComplete;
    expect(locator.rows()).to.have.length(25);
    expect(page().errors).to.have.length(1);
    expect(page().errors[0]).to.match(
      /^<store-locator> the JSON inside can't be used: SyntaxError/,
    );
  });

  it('that a theme breaks leaves the earlier positions', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 1);
    script.textContent = '{"positions":';
    await until(() => page().errors.length);
    await locator.element.updateComplete;
    expect(positionOf(locator)?.lat).to.equal(1);
  });

  it('of another shape is reported in the console', async () => {
    await mountLocator({ children: [jsonChild(['x'])] });
    await until(() => page().errors.length);
    expect(page().errors[0]).to.contain('not of the shape');
  });

  it('may be a whole snapshot: its points hold for addresses that are still the same', async () => {
    page().answer(isListing, () => Response.json([movedEntry, demoEntries[1]].map(listed)));
    const locator = await mountLocator({ children: [jsonChild(snapshotOf(demoEntries))] });
    await until(() => locator.element.stores.every(({ position }) => position));
    const precisions = locator.element.stores.map(({ position }) => position?.precision);
    expect(precisions).to.deep.equal(['postcode', 'address']);
  });

  it('does not count as content of the tag: the element still shows its own messages', async () => {
    const script = jsonChild(at(1));
    const locator = await mountLocator({
      attributes: { 'public-key': '' },
      children: ['\n  ', script, '\n', document.createComment('stores')],
    });
    expect(locator.message()).to.contain('public-key is missing');
    locator.element.append('Call us');
    locator.element.requestUpdate();
    await locator.element.updateComplete;
    expect(locator.message()).to.equal('');
  });
});

describe('the Liquid snippet of the documentation', () => {
  usePage();
  const at = (id: number, latitude: number | null, longitude: number | null) => ({
    location: { id, latitude, longitude, name: '"</script>' },
  });
  let snippet: string;
  before(async () => {
    const text = await (await fetch('/docs/coordinates.md')).text();
    snippet = /```liquid\n([^]*?)```/.exec(text)?.[1] ?? '';
  });

  function rendered(variants: readonly unknown[]): HTMLScriptElement {
    const html = renderLiquid(snippet, { product: { variants } });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('*')).to.have.length(2);
    return body.querySelector('store-locator > script')!;
  }

  it('prints each location once that has coordinates, and the element reads it', async () => {
    const first = [at(Number(platformId), 52.5, 4.25), at(6115, null, null), at(611, -1.5, 0)];
    const script = rendered([
      { store_availabilities: first },
      { store_availabilities: [...first, at(7, 0, -2)] },
    ]);
    expect(JSON.parse(script.text)).to.deep.equal({
      by: 'platformLocationId',
      positions: { [platformId]: [52.5, 4.25], 611: [-1.5, 0], 7: [0, -2] },
    });
    const locator = await mountLocator({ children: [script] });
    await standsAt(locator, 52.5);
    expect(positionOf(locator)?.precision).to.equal('exact');
  });

  it('prints no position where there is none, and JSON all the same', () => {
    for (const variants of [[], [{ store_availabilities: [] }], [{}]])
      expect(JSON.parse(rendered(variants).text)).to.deep.include({ positions: {} });
  });
});
