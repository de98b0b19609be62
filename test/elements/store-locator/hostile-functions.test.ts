import { expect } from '@open-wc/testing';
import type { Messages } from '../../../src/domain/messages/messages.js';
import type { StoreLocatorElement } from '../../../src/elements/store-locator/store-locator-element.js';
import { configure } from '../../../src/page/configure.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import { useUnhandled } from '../../support/harness/unhandled.js';

const source = () => 'the source of a function';
const fail = (): never => {
  throw new Error('no such field');
};
/** A browser cannot make a text of it. */
const textless = Object.create(null) as object;

const attributes = { 'without-map': '' };

describe('functions of the page for <store-locator>', () => {
  const page = usePage();
  const unhandled = useUnhandled();
  const lines = (about: string) => page().errors.filter((line) => line.includes(about));

  for (const lang of ['__proto__', 'constructor', 'hasOwnProperty'])
    it(`are not called under lang="${lang}", which is no language`, async () => {
      const locator = await mountLocator({ attributes: { ...attributes, lang } });
      await locator.lineSays(/^612 stores in \d+ countries$/);
      expect([page().errors, unhandled()]).to.deep.equal([[], []]);
    });

  for (const where of ['element', 'page'] as const)
    it(`have the built-in text in place of a message that cannot be read, on the ${where}`, async () => {
      const messages = Object.defineProperties(
        {},
        {
          searchPlaceholder: { enumerable: true, get: fail },
          summary: { enumerable: true, get: fail },
        },
      );
      if (where === 'page') configure({ messages });
      const properties = where === 'element' ? { messages } : {};
      const locator = await mountLocator({ attributes, properties });
      await locator.lineSays(/^612 stores in \d+ countries$/);
      expect(locator.box.placeholder).to.equal('Town, postal code or store');
      // Elements of tests before may still be drawn, and read the page's messages then.
      for (const name of ['summary', 'searchPlaceholder'])
        expect([...new Set(lines(`messages.${name}`))]).to.deep.equal([
          `<store-locator> messages.${name} failed: Error: no such field`,
        ]);
      expect(unhandled()).to.deep.equal([]);
    });

  it('have the built-in text in place of a message that fails, returns no text or is no function', async () => {
    const messages = {
      summary: fail,
      found: () => Promise.reject(new Error('no such text')),
      mapsLinkName: () => source,
      mapsLink: source,
      myStore: textless,
      nothingFound: 'Nothing here',
      makeMyStore: 'Take this one',
    } as unknown as Partial<Messages>;
    const locator = await mountLocator({ attributes, properties: { messages } });
    await locator.lineSays(/^612 stores in \d+ countries$/);
    locator.rowAt(0).select();
    await until(() => locator.buttons().includes('Take this one'));
    const { link } = locator.rowAt(0);
    expect(link.textContent).to.equal('Google Maps');
    expect(link.ariaLabel).to.match(/^Google Maps: .+, opens in a new tab$/);
    await locator.filter('Lyon');
    await locator.lineSays(/“Lyon”$/);
    await locator.filter('Xqzzwv');
    await locator.lineSays('No store matches “Xqzzwv”.');
    expect(locator.root.textContent).not.to.include('source of');
    for (const [name, why] of [
      ['summary', 'failed: Error: no such field'],
      ['found', 'gave no text'],
      ['mapsLinkName', 'gave no text'],
      ['mapsLink', 'is to be a string'],
      ['myStore', 'is to be a string'],
      ['nothingFound', 'is to be a function'],
    ])
      expect(lines(`<store-locator> messages.${name} ${why}`)).to.have.length(1);
    expect([page().errors.length, unhandled()]).to.deep.equal([6, []]);
  });

  for (const [what, give] of [
    ['a document', () => document],
    ['the page’s root', () => document.documentElement],
    ['what the locator stands in', ({ parentElement }: HTMLElement) => parentElement],
    ['the locator itself', (locator: HTMLElement) => locator],
    ['its shadow root', ({ shadowRoot }: HTMLElement) => shadowRoot],
    ['a part of its own', ({ shadowRoot }: HTMLElement) => shadowRoot!.querySelector('section')],
    ['an attribute', () => document.createAttribute('class')],
    ['a symbol', () => Symbol('row')],
    ['a function', () => source],
    ['an object that poses as a node', () => ({ nodeType: 1 })],
    ['an object that has no text', () => textless],
    ['a promise that rejects', () => Promise.reject(new Error('no such row'))],
  ] as const)
    it(`leave the plain row where renderStore returns ${what}`, async () => {
      // One store, so that no two rows change places while positions come.
      const plain = await mountLocator({ attributes, scenario: 'one' });
      const { name, address } = plain.rowAt(0);
      const renderStore = () => give(locator.element) as Node;
      const options = { attributes, properties: { renderStore }, scenario: 'one' };
      const locator = startLocator(options);
      await until(() => locator.rows().length);
      await locator.settled();
      expect(locator.row(name).address).to.equal(address);
      expect(lines('<store-locator> renderStore: ')).to.have.length(1);
      expect([page().errors.length, unhandled()]).to.deep.equal([1, []]);
    });

  it('leave the plain row where renderStore throws a value without a text, and report it once', async () => {
    const renderStore = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a page's own code may
      throw textless;
    };
    const locator = await mountLocator({ attributes, properties: { renderStore } });
    expect(locator.rowAt(0).address).to.match(/\w/);
    expect(page().errors).to.deep.equal(['<store-locator> renderStore: object']);
  });

  it('never put the source of a filter’s label on its button', async () => {
    const filters = [
      { label: source, test: () => true },
      { label: Symbol('label'), test: () => true },
      Object.defineProperty({ test: () => true }, 'label', { enumerable: true, get: fail }),
      { label: 'Late', test: () => Promise.reject(new Error('no such answer')) },
      { label: 'Usable', test: () => true },
    ] as unknown as StoreLocatorElement['filters'];
    const locator = await mountLocator({ attributes, properties: { filters } });
    await locator.narrowable();
    await until(() => locator.buttons().includes('Usable (612)'));
    expect(locator.buttons()).to.include('Late (0)');
    expect(locator.root.textContent).not.to.include('source of');
    expect(page().warnings).to.have.length(1);
    expect(page().warnings[0]).to.match(/^<store-locator> filters: /);
    expect(lines('the filter “Late” failed: TypeError: it gave a promise')).to.have.length(1);
    expect([page().errors.length, unhandled()]).to.deep.equal([1, []]);
  });

  for (const [what, geocoder] of [
    ['throws', fail],
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- pages may do it
    ['rejects with what has no text', () => Promise.reject(textless)],
    ['gives what cannot be read', () => [Object.defineProperty({}, 'lat', { get: fail })]],
  ] as const)
    it(`leave the places of the map data where the geocoder ${what}`, async () => {
      const locator = await mountLocator(
        exactly({ properties: { geocoder: geocoder as never }, attributes }),
      );
      await locator.type('Lyon');
      // It is asked when the visitor pauses.
      await until(() => page().warnings.length);
      await locator.key('Enter');
      await locator.lineSays(/ of Lyon, France$/);
      expect(page().warnings[0]).to.match(/^<store-locator> places can't be found: /);
      expect([page().warnings.length, page().errors, unhandled()]).to.deep.equal([1, [], []]);
    });
});
