import { expect } from '@open-wc/testing';
import { translations, type Translation } from '../../src/controllers/words/translation.js';
import { messages as german } from '../../src/i18n/de.js';
import { configure } from '../../src/page/configure.js';
import { useHeldTimers } from '../support/fakes/held-timers.js';
import { mountBadge } from '../support/harness/badge.js';
import { mountLocator } from '../support/harness/locator.js';
import { until, usePage } from '../support/harness/page.js';

const page = usePage();

const files = translations as Record<string, Translation>;
const usual = { ...files };
const asked: string[] = [];

/** The waits for a language, which otherwise end after a second. */
const timers = useHeldTimers('Timeout', 1_000);

beforeEach(() => {
  asked.length = 0;
  for (const [code, load] of Object.entries(usual))
    files[code] = () => {
      asked.push(code);
      return load();
    };
});

after(() => {
  Object.assign(files, usual);
});

/** Returns all texts and names within, except rows and menus that show data. */
const words = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
  ]);

describe('a page’s language', () => {
  it('is English without a request, also for a page in a language without a translation', async () => {
    const english = await mountLocator({ attributes: { lang: 'en-GB' } });
    await english.lineSays(/^612 stores/);
    for (const lang of ['ja', 'den', 'arn-CL', 'x', 'de_DE']) {
      english.stage.lang = english.element.lang = lang;
      await english.element.updateComplete;
    }
    expect(english.box.ariaLabel).to.equal('Find a store');
    expect(asked).to.deep.equal([]);
  });

  it('is English where its file can’t be had, which the developer reads once', async () => {
    files.fr = () => Promise.reject(new TypeError('gone'));
    const locator = await mountLocator({ attributes: { lang: 'fr' } });
    await locator.lineSays(/stores/);
    await until(() => locator.box.placeholder === 'Town, postal code or store');
    const badge = await mountBadge({ attributes: { lang: 'fr-CA' } });
    expect(badge.says()).to.contain('In stock');
    expect(page().errors).to.deep.equal(['<store-locator> language: TypeError: gone']);
  });

  it('is awaited before anything is shown, so that English never appears first', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    files.de = () => arrived.then(() => ({ messages: german }));
    const [locator, badge] = [
      mountLocator({ attributes: { lang: 'de-AT' } }),
      mountBadge({ attributes: { lang: 'de' } }),
    ];
    const elements = (): Element[] => [...document.querySelectorAll('store-locator, stock-badge')];
    await until(() => elements().length === 2 && elements().every(({ shadowRoot }) => shadowRoot));
    await until(() => page().requests.filter(({ outcome }) => outcome === 'answered').length > 1);
    const read = elements().map(({ shadowRoot }) => (shadowRoot as ShadowRoot).textContent.trim());
    expect(read.join()).not.to.match(/Checking|In stock|Google|loading/);
    const boxes = elements().map(({ shadowRoot }) => shadowRoot?.querySelector('input'));
    expect(boxes.map((box) => box?.placeholder).join('')).to.equal('');
    arrive();
    await (await locator).lineSays(/^612 Filialen/);
    await (await badge).saysSo('Verfügbar in 427 Filialen');
  });

  it('is awaited for a second at most, and used when it comes after all', async () => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    files.de = () => {
      // Elements of earlier tests may still ask for other languages.
      timers().forget();
      return arrived.then(() => ({ messages: german }));
    };
    const badge = mountBadge({ attributes: { lang: 'de' } });
    await until(() => timers().size);
    timers().run();
    await (await badge).saysSo('In stock at 427 stores');
    arrive();
    await (await badge).saysSo('Verfügbar in 427 Filialen');
    expect(page().errors).to.deep.equal([]);
  });

  it('is requested once, for both elements', async () => {
    const locator = await mountLocator({ attributes: { lang: 'ar-EG' }, scenario: 'one' });
    const badge = await mountBadge({ attributes: { lang: 'ar' } });
    await until(() => badge.says().startsWith('متوفر في '));
    await locator.lineSays('متجر واحد');
    // Only Arabic counts, since elements of earlier tests may still ask for other languages.
    expect(asked.filter((code) => code === 'ar').length).to.equal(1);
  });

  it('is overridden by the page’s wording, and that by the element’s', async () => {
    configure({ messages: { retry: 'Noch einmal', nearMe: 'Hier' } });
    const { box, element } = await mountLocator({
      attributes: { lang: 'de' },
      properties: { messages: { searchLabel: 'Laden suchen' } },
    });
    await element.updateComplete;
    expect([box.ariaLabel, box.placeholder]).to.deep.equal([
      'Laden suchen',
      german.searchPlaceholder,
    ]);
    expect(element.shadowRoot?.querySelector('.near')?.ariaLabel).to.equal('Hier');
  });
});

describe('a language that is switched', () => {
  it('changes every word of a locator, and keeps what is typed and selected', async () => {
    const locator = await mountLocator({ attributes: { lang: 'en' } });
    await locator.mapShown();
    await locator.narrowable();
    await locator.type('Paris');
    await locator.key('Enter');
    await locator.lineSays(/of Paris, France$/);
    const first = locator.names()[0] as string;
    locator.row(first).select();
    await locator.element.updateComplete;
    const { box } = locator;
    locator.element.lang = 'de';
    await until(() => /um Paris, Frankreich$/.test(locator.line()));
    await until(() =>
      locator.root.querySelector('[aria-label="Vergrößern"], [title="Vergrößern"]'),
    );
    expect(locator.box).to.equal(box);
    expect(box.value).to.equal('Paris');
    expect(locator.element.selectedStore?.name).to.equal(first);
    const isCredit = /GeoNames/;
    const left = words(locator.root).filter(
      (text) =>
        !isCredit.test(text) &&
        /\b(stores?|map|zoom in|zoom out|my|near|within|by|filters|country|region|show|search|data|about|opens|dots)\b/i.test(
          text,
        ),
    );
    expect(left).to.deep.equal([]);
  });

  it('changes every word of a badge and of its open dialog', async () => {
    const badge = await mountBadge({ attributes: { lang: 'en' } });
    const open = await until(() => badge.root.querySelector<HTMLElement>('.act button[part]'));
    open.click();
    const dialog = await until(() => badge.root.querySelector('dialog'));
    const title = dialog.querySelector('h2');
    badge.element.lang = 'fr-CA';
    files.fr = usual.fr!;
    badge.element.lang = 'de-CH';
    await badge.saysSo('Verfügbar in 427 Filialen');
    expect(title?.textContent).to.equal('Filiale wählen');
    expect(dialog.querySelector('button')?.ariaLabel).to.equal('Schließen');
    expect(badge.age()).to.contain('Geprüft');
    expect(open.textContent).to.equal('Filiale wählen');
  });
});
