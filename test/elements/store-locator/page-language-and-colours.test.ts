import { expect } from '@open-wc/testing';
import coordinates from '../../../demo/service/data/positions.json' with { type: 'json' };
import { configure } from '../../../src/configure.js';
import type { Messages } from '../../../src/domain/messages/messages.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';
import { putOnStage } from '../../support/harness/stage.js';

/** Words that show which language's plural and number rules they were given. */
const told: Partial<Messages> = {
  stores: 'Läden',
  summary: (format, stores) => `${format.lang}: ${format.number(stores)} ${format.plural(stores)}`,
};

describe('the language of <store-locator>', () => {
  usePage();

  it('is that of the nearest ancestor with a lang, across shadow roots', async () => {
    const outer = document.createElement('div');
    const middle = putOnStage(outer, { attributes: { lang: 'de-CH' } });
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const locator = await mountLocator({
      parent: inner,
      properties: { messages: told },
      scenario: 'one',
    });
    await locator.lineSays('de-CH: 1 one');
    inner.lang = 'fr';
    locator.element.requestUpdate();
    await locator.lineSays('fr: 1 one');
    middle.remove();
  });

  it('follows the page when its language changes, also for numbers', async () => {
    const locator = await mountLocator({ properties: { messages: told } });
    await locator.lineSays('en: 612 other');
    locator.stage.lang = 'ar-EG';
    await locator.lineSays('ar-EG: ٦١٢ many');
    locator.stage.lang = '';
    await locator.lineSays('en: 612 other');
  });

  it('is English where the page’s lang is invalid', async () => {
    const locator = await mountLocator({ properties: { messages: told } });
    locator.stage.lang = 'not a language!';
    await locator.lineSays('en: 612 other');
  });

  it('has texts that the page and the element can replace, and the element’s take precedence', async () => {
    const locator = await mountLocator();
    const label = () => locator.root.querySelector('section')?.getAttribute('aria-label');
    configure({ messages: { stores: 'Filialen', searchLabel: 'Filiale suchen' } });
    await until(() => label() === 'Filialen');
    expect(locator.box.ariaLabel).to.equal('Filiale suchen');
    locator.element.messages = told;
    await until(() => label() === 'Läden');
    expect(locator.box.ariaLabel).to.equal('Filiale suchen');
    configure({ messages: undefined });
    await until(() => locator.box.ariaLabel === 'Find a store');
    expect(label()).to.equal('Läden');
    locator.element.messages = undefined;
    await until(() => label() === 'Stores');
  });

  it('changes also the rows and the map that are there already', async () => {
    const locator = await mountLocator({ properties: { coordinates } });
    await locator.mapShown();
    locator.element.messages = { mapsLink: 'Karte', zoomIn: 'Größer', mapsLinkName: () => 'Karte' };
    await until(() => locator.rowAt(0).link.textContent === 'Karte');
    await until(() => locator.buttons().includes('Größer'));
  });

  it('may be written from right to left', async () => {
    const locator = await mountLocator({ style: 'direction: rtl' });
    locator.rowAt(0).select();
    await locator.element.updateComplete;
    const { item, link, button } = locator.rowAt(0);
    const row = item.getBoundingClientRect();
    expect(link.getBoundingClientRect().left - row.left).to.be.below(40);
    const action = await until(() => item.querySelector('.actions > .act'));
    expect(row.right - action.getBoundingClientRect().right).to.be.below(40);
    expect(getComputedStyle(button).textAlign).to.be.oneOf(['start', 'right']);
  });
});

describe('the colours of <store-locator>', () => {
  usePage();

  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
  const read = (element: Element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { back: channels(backgroundColor), text: channels(color) };
  };

  for (const [where, style, back, scheme] of [
    ['a plain page', '', [255, 255, 255], 'light'],
    ['a dark section of a light page', 'background: #102030; color: #eee', [16, 32, 48], 'dark'],
    [
      'a light section with a tint that lets the page through',
      'background: rgb(255 0 0 / 0.2); color: #222',
      [255, 255, 255],
      'light',
    ],
    [
      'colours of a newer notation',
      'background: hsl(210 100% 20%); color: #fff',
      [0, 51, 102],
      'dark',
    ],
  ] as const)
    it(`on ${where} match those of the page`, async () => {
      const locator = await mountLocator({ style, properties: { coordinates } });
      await locator.mapShown();
      await until(() => read(locator.box).back.join() === back.join());
      expect(getComputedStyle(locator.element).colorScheme).to.equal(scheme);
      expect(read(locator.box).text).to.deep.equal(read(locator.stage).text);
      await locator.isAccessible();
    });

  it('follow the page when its theme switches', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body[data-theme=night] { background: #000; color: #fff }';
    const locator = await mountLocator({ children: [sheet] });
    await until(() => read(locator.box).back.join() === '255,255,255');
    document.body.dataset.theme = 'night';
    await until(() => read(locator.box).back.join() === '0,0,0');
    delete document.body.dataset.theme;
    await until(() => read(locator.box).back.join() === '255,255,255');
  });

  it('can be set by the page’s custom properties', async () => {
    const locator = await mountLocator({
      style: '--store-locator-surface: rgb(9, 8, 7); --store-locator-text: rgb(250, 251, 252)',
    });
    expect(read(locator.box)).to.deep.equal({ back: [9, 8, 7], text: [250, 251, 252] });
  });

  it('and the font are the theme’s, except for styles that would break a row', async () => {
    const locator = await mountLocator({
      style: 'font: italic 700 20px/3 monospace; letter-spacing: 9px; text-transform: uppercase',
    });
    const { fontFamily, letterSpacing, textTransform, fontStyle, lineHeight } = getComputedStyle(
      locator.rowAt(0).link,
    );
    expect(fontFamily).to.equal('monospace');
    expect([letterSpacing, textTransform, fontStyle]).to.deep.equal(['normal', 'none', 'normal']);
    expect(parseFloat(lineHeight)).to.be.below(30);
  });
});

describe('the map’s room on a dark page', () => {
  usePage();

  it('is never white, also before the page’s colour is known', async () => {
    const locator = startLocator({ style: 'background: #123' });
    const room = (): string =>
      getComputedStyle(locator.root.querySelector('.map') ?? locator.element).backgroundColor;
    const seen = new Set<string>();
    // After each task, since any of them may be followed by a frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.add(room());
      port2.postMessage(0);
    };
    port2.postMessage(0);
    await until(() => seen.has('rgb(17, 34, 51)'));
    port1.close();
    expect([...seen]).not.to.include('rgb(255, 255, 255)');
  });
});
