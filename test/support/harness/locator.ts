import { expect } from '@open-wc/testing';
import '../../../src/store-locator.js';
// Loaded in advance, since nothing outside reports when this code has loaded.
import '../../../src/elements/store-locator/list/list-feature.js';
import type { StoreLocatorElement } from '../../../src/elements/store-locator/store-locator-element.js';
import { RowHarness } from './row.js';
import { byRole, isShown, nameOf, putOnStage, type StageOptions } from './stage.js';
import { freshScenario, until } from './page.js';

export interface LocatorOptions extends StageOptions {
  /** A scenario of the reference service; default the service as documented. */
  readonly scenario?: string | undefined;
  readonly properties?: Partial<StoreLocatorElement> | undefined;
}

/** A locator in a page, as its visitors find it: by roles and names. */
export class LocatorHarness {
  readonly element: StoreLocatorElement;
  readonly stage: HTMLElement;

  constructor(element: StoreLocatorElement, stage: HTMLElement) {
    this.element = element;
    this.stage = stage;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  rows(): RowHarness[] {
    const [list] = byRole(this.root, 'list', 'Stores');
    return list ? byRole<HTMLElement>(list, 'listitem').map((item) => new RowHarness(item)) : [];
  }

  names(): string[] {
    return this.rows().map(({ name }) => name);
  }

  row(name: string): RowHarness {
    const row = this.rows().find((candidate) => candidate.name === name);
    if (!row) throw new Error(`no row ${name} among ${this.names().join(', ')}`);
    return row;
  }

  /** Returns the row at this place in the window, from 0. */
  rowAt(index: number): RowHarness {
    const row = this.rows().at(index);
    if (!row) throw new Error(`no row ${index} among ${this.rows().length}`);
    return row;
  }

  get box(): HTMLInputElement {
    const boxes = [...byRole(this.root, 'searchbox'), ...byRole(this.root, 'combobox')];
    // A select is a combobox, too.
    return boxes.find((box) => box instanceof HTMLInputElement)!;
  }

  /** Types, as a visitor does who has not finished: the list waits for the end. */
  async type(text: string): Promise<void> {
    this.#enter(text);
    await this.element.updateComplete;
  }

  /** Types a text and brings it into effect, as when the visitor turns to another window. */
  async filter(text: string): Promise<void> {
    this.#enter(text);
    // A page in the background gets no such event of its own.
    this.box.dispatchEvent(new FocusEvent('blur'));
    await this.element.updateComplete;
  }

  #enter(text: string): void {
    this.box.focus();
    this.box.value = text;
    this.box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }

  /** Presses a key in the search box; Enter submits, as it does in a browser. */
  async key(key: string): Promise<void> {
    const { box } = this;
    box.focus();
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (box.dispatchEvent(event) && key === 'Enter') box.form?.requestSubmit();
    await this.element.updateComplete;
  }

  /** Returns the options below the search box; empty when the list is closed. */
  options(): string[] {
    return this.#options.map(nameOf);
  }

  /** Waits until an option has this name. */
  async offered(name: string): Promise<HTMLElement> {
    return until(() => this.#options.find((option) => nameOf(option) === name));
  }

  /** Goes to this option with the arrow key. */
  async mark(name: string): Promise<void> {
    const option = await this.offered(name);
    for (let left = this.options().length; left > 0 && option.ariaSelected !== 'true'; left--)
      await this.key('ArrowDown');
  }

  get #options(): HTMLElement[] {
    return byRole<HTMLElement>(this.root, 'option').filter(isShown);
  }

  /** Returns the text of the result line. */
  line(): string {
    return byRole(this.root, 'status').map(nameOf).join();
  }

  /**
   * Returns the note about a product's stock beside the filter for stock; '' when there is none.
   */
  stockNote(): string {
    const [text] = this.root.querySelectorAll('.stock-note span');
    return text ? nameOf(text) : '';
  }

  /** Waits until the result line has this text. */
  async lineSays(text: string | RegExp): Promise<void> {
    const says = () => (typeof text === 'string' ? this.line() === text : text.test(this.line()));
    await until(says).catch(() => {
      throw new Error(`the line says “${this.line()}”, and never ${text}`);
    });
  }

  buttons(): string[] {
    return byRole(this.root, 'button').filter(isShown).map(nameOf);
  }

  button(name: string | RegExp): HTMLButtonElement {
    const button = byRole<HTMLButtonElement>(this.root, 'button', name).find(isShown);
    if (!button) throw new Error(`no button ${name} among ${this.buttons().join(', ')}`);
    return button;
  }

  async press(name: string | RegExp): Promise<void> {
    this.button(name).click();
    await this.element.updateComplete;
  }

  /** Returns the options of the field with this label; empty when there is no such field. */
  choices(label: string): string[] {
    return [...(this.#field(label)?.options ?? [])].map(({ text }) => text);
  }

  /** Returns the chosen option of the field with this label. */
  chosen(label: string): string {
    return this.#field(label)?.selectedOptions[0]?.text ?? '';
  }

  /** Chooses the option whose text begins so, as a visitor does. */
  async choose(label: string, text: string): Promise<void> {
    const field = this.#field(label);
    if (field && !isShown(field)) await this.press(/^Filters/);
    const option = [...(field?.options ?? [])].find((one) => one.text.startsWith(text));
    if (!field || !option) throw new Error(`no ${text} among ${this.choices(label).join(', ')}`);
    field.value = option.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.element.updateComplete;
  }

  #field(label: string): HTMLSelectElement | null {
    return this.root.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  }

  /**
   * Waits for the code that narrows the list and the code that keeps its order. Both load after the
   * first rows.
   */
  async narrowable(): Promise<void> {
    await until(() => this.#field('Order'));
    // The element has already requested this module.
    await import('../../../src/elements/store-locator/list/list-feature.js');
    await this.element.updateComplete;
  }

  /** Presses the button at the list's end. */
  more(): Promise<void> {
    return this.press(/^Show \d+ more$/);
  }

  /** Returns the sentence in place of the list; '' when there is none. */
  message(): string {
    const [message] = this.root.querySelectorAll<HTMLElement>('[part~=message] p');
    return message && isShown(message) ? message.innerText : '';
  }

  get map(): HTMLElement | undefined {
    return byRole<HTMLElement>(this.root, 'region', /map/i)[0];
  }

  /** Waits for the map and its first pins. */
  async mapShown(): Promise<HTMLElement> {
    await until(() => this.pins().length);
    return this.map as HTMLElement;
  }

  /** Returns the names of pins and clusters. */
  pins(): string[] {
    return [...this.root.querySelectorAll('[part~=pin]')].map(nameOf);
  }

  pin(name: string): HTMLButtonElement {
    const pins = [...this.root.querySelectorAll<HTMLButtonElement>('[part~=pin]')];
    const pin = pins.find((candidate) => nameOf(candidate) === name);
    if (!pin) throw new Error(`no pin ${name} among ${this.pins().join(', ')}`);
    return pin;
  }

  /** The name of the focused element within the locator; '' when nothing has focus. */
  get focused(): string {
    const { activeElement } = this.root;
    return activeElement ? nameOf(activeElement) : '';
  }

  hasState(state: string): boolean {
    return this.element.matches(`:state(${state})`);
  }

  /** Waits until the listing has been read or has failed, and the locator shows the result. */
  async settled(): Promise<void> {
    await until(() => !['idle', 'loading'].includes(this.element.status));
    await this.element.updateComplete;
  }

  /** Waits until nothing moves, then lets axe look. */
  async isAccessible(): Promise<void> {
    await this.element.updateComplete;
    const animations = this.root.getAnimations();
    await Promise.allSettled(animations.map(({ finished }) => finished));
    await expect(this.element).to.be.accessible();
  }
}

/** Puts a locator into the page and waits until its listing has settled. */
export async function mountLocator(options: LocatorOptions = {}): Promise<LocatorHarness> {
  const locator = startLocator(options);
  await locator.settled();
  return locator;
}

/** Puts a locator into the page and waits for nothing. */
export function startLocator(options: LocatorOptions = {}): LocatorHarness {
  const element = document.createElement('store-locator');
  const stage = putOnStage(element, {
    ...options,
    attributes: {
      'base-url': freshScenario(options.scenario),
      'public-key': 'pk_demo',
      ...options.attributes,
    },
  });
  return new LocatorHarness(element, stage);
}
