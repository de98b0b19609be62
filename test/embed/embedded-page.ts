import { waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import coordinates from '../../demo/service/data/positions.json' with { type: 'json' };
import type { StockBadgeElement } from '../../src/elements/stock-badge/stock-badge-element.js';
import type { StoreLocatorElement } from '../../src/elements/store-locator/store-locator-element.js';

/** Policy violations and errors in a page. */
export interface Mishaps {
  readonly violations: string[];
  readonly errors: string[];
}

type EmbeddingWindow = Window & typeof globalThis & { readonly mishaps: Mishaps };

const limit = { timeout: 27_000 };

/** Comes before the page's own policy, which therefore does not apply to it. */
const watch = `<script>
  const mishaps = { violations: [], errors: [] };
  window.mishaps = mishaps;
  const note = (text) => mishaps.errors.push(String(text));
  document.addEventListener('securitypolicyviolation', (event) =>
    mishaps.violations.push(event.effectiveDirective + ' ' + event.blockedURI));
  addEventListener('error', (event) => note(event.message ?? 'not loaded: ' + event.target.src), true);
  addEventListener('unhandledrejection', (event) => note(event.reason));
  const { error } = console;
  console.error = (...texts) => { note(texts.join(' ')); error(...texts); };
</script>`;

/** A shop's page in a frame of its own, at the corner of the test page. */
export class EmbeddedPage {
  readonly #frame = document.createElement('iframe');

  /**
   * @param html begins with the content of `<head>`; its addresses are absolute, or relative to the
   *   test server
   */
  constructor(html: string) {
    this.#frame.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 780px; height: 580px';
    this.#frame.srcdoc = `<!doctype html><html lang="en"><head>${watch}${html}`;
    document.body.append(this.#frame);
  }

  remove(): void {
    this.#frame.remove();
  }

  get window(): EmbeddingWindow {
    return this.#frame.contentWindow as EmbeddingWindow;
  }

  get mishaps(): Mishaps {
    return this.window.mishaps;
  }

  get locator(): StoreLocatorElement {
    return this.#find('store-locator');
  }

  get badge(): StockBadgeElement {
    return this.#find('stock-badge');
  }

  /** Addresses that the page has requested. */
  get requests(): URL[] {
    return this.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ protocol }) => protocol.startsWith('http'));
  }

  /** Waits until the whole listing is there. */
  async whenListed(): Promise<void> {
    await waitUntil(
      () => this.window.document.querySelector('store-locator')?.status === 'ready',
      'the locator lists no stores',
      limit,
    );
  }

  /** Sets the coordinates of the stores, since the service has none, and waits for their pins. */
  async whenMapped(): Promise<void> {
    this.locator.coordinates = coordinates;
    await this.whenPinned();
  }

  /** Waits for pins and for the map below them. */
  async whenPinned(): Promise<void> {
    await waitUntil(() => this.pins.length > 0, 'the map shows no pins', limit);
    await waitUntil(() => this.#inLocator('canvas').length > 0, 'the map has no basemap', limit);
  }

  /** Waits until every store has a position. */
  async whenPlaced(): Promise<void> {
    await waitUntil(
      () => this.locator.stores.every(({ position }) => position),
      'some stores have no position',
      limit,
    );
  }

  /** Types into the search box, and waits until this is offered. */
  async type(text: string, offered: string): Promise<HTMLElement> {
    const [box] = this.#inLocator('input') as HTMLInputElement[];
    if (!box) throw new Error('no search box');
    box.focus();
    box.value = text;
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    const find = () =>
      this.#inLocator('[role=option]').find((option) => option.textContent?.trim() === offered);
    await waitUntil(find, `${offered} is not offered`, limit);
    return find() as HTMLElement;
  }

  /** Returns the distances of the first rows, once they show them. */
  async whenMeasured(): Promise<string[]> {
    const distances = () =>
      this.#inLocator('[part~=row-distance]').map((row) => row.textContent?.trim() ?? '');
    await waitUntil(() => distances().length > 0, 'no row has a distance', limit);
    return distances();
  }

  async whenStocked(): Promise<void> {
    await waitUntil(
      () => this.badge.status === 'ready' && this.badge.stockStatus !== 'unknown',
      'the badge knows nothing',
      limit,
    );
  }

  get rows(): HTMLElement[] {
    return this.#inLocator('[part~=row]');
  }

  /** Waits until the first row contains this text. */
  async whenFirstRowSays(text: string): Promise<void> {
    const find = () => this.rows[0]?.textContent?.includes(text) === true;
    await waitUntil(find, '', limit).catch(() => {
      const shown = [...this.#inLocator('[role=status]'), ...this.rows.slice(0, 3)];
      const texts = shown.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
      throw new Error(`the first row is not of ${text}: ${JSON.stringify(texts)}`);
    });
  }

  get pins(): HTMLElement[] {
    return this.#inLocator('[part~=pin]');
  }

  /** The text of the badge's label. */
  get label(): string {
    return this.badge.shadowRoot?.querySelector('[part~=label]')?.textContent?.trim() ?? '';
  }

  /** Drags the map by its middle with the mouse, and waits until its pins have followed. */
  async dragMap(x: number, y: number): Promise<void> {
    const [map] = this.#inLocator('[part~=map]');
    map?.scrollIntoView({ block: 'nearest' });
    const box = map?.getBoundingClientRect() ?? new DOMRect();
    const from = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    const places = () => this.pins.map((pin) => pin.getBoundingClientRect().x).join();
    const before = places();
    await sendMouse({ type: 'move', position: [...from] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [from[0] + x / 2, from[1] + y / 2] });
    await sendMouse({ type: 'move', position: [from[0] + x, from[1] + y] });
    await sendMouse({ type: 'up' });
    await waitUntil(() => places() !== before, 'the map does not follow the mouse', limit);
  }

  #find<Tag extends 'store-locator' | 'stock-badge'>(tag: Tag): HTMLElementTagNameMap[Tag] {
    const element = this.window.document.querySelector(tag);
    if (!element) throw new Error(`no <${tag}> in the page`);
    return element;
  }

  #inLocator(selector: string): HTMLElement[] {
    return [...(this.locator.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }
}
