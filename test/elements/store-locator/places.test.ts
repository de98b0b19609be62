import { expect } from '@open-wc/testing';
import type { Geocoder } from '../../../src/domain/store/geocoder.js';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly, place, placed } from '../../support/harness/places.js';
import { byRole, nameOf } from '../../support/harness/stage.js';

const lyon = 'Lyon, Auvergne-Rhône-Alpes, France';

/** A geocoder that answers when the test says so. */
function slowGeocoder() {
  const asked: { text: string; signal: AbortSignal; answer: (places: unknown) => void }[] = [];
  const geocoder: Geocoder = (text, signal) =>
    new Promise((resolve) =>
      asked.push({ text, signal, answer: (places) => resolve(places as []) }),
    );
  return { asked, geocoder };
}

describe('the places that <store-locator> suggests', () => {
  const page = usePage();

  it('are not reached by Tab, though their list scrolls', async () => {
    const locator = await mountLocator();
    await locator.type('Lyon');
    await until(() => locator.options().length);
    const [list] = byRole(locator.root, 'listbox');
    expect(list?.tabIndex).to.equal(-1);
  });

  it('are named in full, the likeliest first, in an accessible combobox', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('Lyo');
    await locator.offered(lyon);
    const [places] = byRole(locator.root, 'group', 'Places');
    expect(nameOf(byRole(places as Element, 'option')[0] as Element)).to.equal(lyon);
    const { box } = locator;
    expect([box.role, box.ariaExpanded]).to.deep.equal(['combobox', 'true']);
    expect(box.getAttribute('aria-activedescendant')).to.equal(null);
    const [list] = byRole(locator.root, 'listbox');
    expect(list?.id).to.equal(box.getAttribute('aria-controls'));
    await locator.key('ArrowDown');
    const [first] = byRole(locator.root, 'option');
    expect(first?.id).to.equal(box.getAttribute('aria-activedescendant'));
    expect(first?.ariaSelected).to.equal('true');
    expect(first?.offsetHeight).to.be.at.least(44);
    await locator.isAccessible();
    await locator.key('Escape');
    await locator.isAccessible();
  });

  it('are chosen by arrows and Enter: the nearest stores come first', async () => {
    const locator = await mountLocator(exactly());
    await placed(locator);
    await locator.type('lyo');
    await locator.offered(lyon);
    await locator.key('ArrowUp');
    expect(locator.box.getAttribute('aria-activedescendant')).to.equal('suggestions-7');
    await locator.mark(lyon);
    await locator.key('Enter');
    expect([locator.box.value, locator.box.ariaExpanded]).to.deep.equal([lyon, 'false']);
    expect(locator.options()).to.deep.equal([]);
    expect(locator.focused).to.equal('Find a store');
    await locator.lineSays('5 stores within 50 km of Lyon, France');
    const distances = locator.rows().map(({ distance }) => distance);
    expect(distances.slice(0, 6)).to.deep.equal([
      // Their addresses say that they are in Lyon.
      ...Array<string>(4).fill(''),
      'about 50 km',
      'about 90 km',
    ]);
    const { results, stores } = locator.element;
    expect(results).to.have.length(stores.length);
    expect(results[0]?.distanceMeters).to.be.within(20_000, 30_000);
    await locator.isAccessible();
  });

  it('are chosen by pointer, and the page’s search event has the typed text', async () => {
    const locator = await mountLocator(exactly());
    const queries: string[] = [];
    locator.stage.addEventListener('store-locator-search', ({ query }) => queries.push(query));
    await locator.type('lyo');
    const option = await locator.offered(lyon);
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    expect(option.dispatchEvent(down), 'focus stays').to.equal(false);
    option.click();
    await locator.lineSays(/of Lyon, France$/);
    expect(queries).to.deep.equal(['lyo', lyon]);
    expect(locator.rowAt(0).address).to.contain('Lyon');
    expect(locator.rowAt(4).distance).to.equal('about 50 km');
  });

  it('are chosen by Tab when marked, and closed otherwise', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('lyo');
    await locator.offered(lyon);
    await locator.key('Tab');
    expect(locator.box.value).to.equal('lyo');
    await locator.mark(lyon);
    await locator.key('Tab');
    expect(locator.box.value).to.equal(lyon);
    await locator.type('lyo');
    await locator.offered(lyon);
    locator.rowAt(0).button.focus();
    expect(locator.options()).to.deep.equal([]);
  });

  it('are closed by Escape, which then clears the text, and nothing else gets the key', async () => {
    const locator = await mountLocator(exactly());
    let heard = 0;
    locator.stage.addEventListener('keydown', () => heard++);
    await locator.type('lyo');
    await locator.offered(lyon);
    await locator.key('Escape');
    expect([locator.box.value, locator.options().length]).to.deep.equal(['lyo', 0]);
    await locator.key('ArrowDown');
    await locator.mark(lyon);
    await locator.key('Enter');
    await locator.lineSays(/of Lyon/);
    await locator.key('Escape');
    expect([locator.box.value, heard]).to.deep.equal(['', 0]);
    expect(locator.rowAt(0).distance).to.equal('');
    expect(locator.element.results).to.equal(locator.element.stores);
    await locator.key('Escape');
    expect(heard).to.equal(1);
  });

  it('ignore keys while an input method is in use', async () => {
    const locator = await mountLocator(exactly());
    await locator.type('lyo');
    await locator.offered(lyon);
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true });
    locator.box.dispatchEvent(event);
    expect(locator.box.getAttribute('aria-activedescendant')).to.equal(null);
  });

  it('are never those of an earlier text', async () => {
    const { asked, geocoder } = slowGeocoder();
    const locator = await mountLocator(exactly({ properties: { geocoder } }));
    await locator.type('Xanadu');
    const first = await until(() => asked[0]);
    await locator.type('Lyo');
    await locator.offered(lyon);
    expect(first.signal.aborted).to.equal(true);
    first.answer([place('Xanadu', 45, 5)]);
    const second = await until(() => asked[1]);
    second.answer([place('Lyons-la-Forêt', 49.4, 1.5)]);
    await locator.offered('Lyons-la-Forêt, France');
    expect(locator.options().some((name) => name.startsWith('Xanadu'))).to.equal(false);
    expect(asked.map(({ text }) => text)).to.deep.equal(['Xanadu', 'Lyo']);
  });

  it('leave out wrong places of a geocoder, whose failure is reported to the developer', async () => {
    const wrong = [null, 'Lyon', { name: 'Nowhere', lat: 'x', lng: 1 }, { lat: 1, lng: 1 }];
    const geocoder = (text: string) =>
      text === 'fail'
        ? Promise.reject(new Error('quota'))
        : Promise.resolve([...wrong, { name: 'Xanadu', lat: 45.76, lng: 4.83 }] as never);
    const locator = await mountLocator(exactly({ properties: { geocoder } }));
    await placed(locator);
    await locator.type('Xanadu');
    (await locator.offered('Xanadu')).click();
    await until(() => locator.rows().some(({ distance }) => distance));
    expect(locator.options()).to.deep.equal([]);
    expect(locator.rowAt(0).distance).to.match(/^[\d.]+ k?m$/);
    await locator.type('fail');
    await until(() => page().warnings.length);
    expect(page().warnings).to.deep.equal([`<store-locator> places can't be found: Error: quota`]);
  });
});
