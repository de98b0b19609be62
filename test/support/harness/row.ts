import { byRole, nameOf } from './stage.js';

/** A store in the list, as a visitor finds it. */
export class RowHarness {
  readonly item: HTMLElement;

  constructor(item: HTMLElement) {
    this.item = item;
  }

  /** The store's name, a button in a heading. */
  get button(): HTMLButtonElement {
    return byRole(this.item, 'button')[0] as HTMLButtonElement;
  }

  get name(): string {
    return nameOf(this.button);
  }

  get text(): string {
    return (this.item.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  get address(): string {
    return this.#part('row-address');
  }

  /** From the place that was searched for. */
  get distance(): string {
    return this.#part('row-distance');
  }

  /** Whether it is open; '' while that is not known. */
  get status(): string {
    return this.#part('row-status');
  }

  /** Whether it has the product; '' while that is on its way, and without one. */
  get stock(): string {
    return this.#part('row-stock');
  }

  get link(): HTMLAnchorElement {
    return byRole(this.item, 'link')[0] as HTMLAnchorElement;
  }

  get heading(): HTMLElement {
    return byRole(this.item, 'heading')[0] as HTMLElement;
  }

  get selected(): boolean {
    return this.item.getAttribute('aria-current') === 'true';
  }

  /** "4 of 312" */
  get place(): string {
    return `${this.item.getAttribute('aria-posinset')} of ${this.item.getAttribute('aria-setsize')}`;
  }

  select(): void {
    this.button.click();
  }

  #part(name: string): string {
    const [part] = this.item.querySelectorAll<HTMLElement>(`[part~=${name}]`);
    // WebKit's `innerText` may be empty until the next frame, although the text is laid out.
    const text = part?.offsetHeight ? part.innerText || part.textContent : part?.innerText;
    return (text ?? '').trim();
  }

  press(name: string): void {
    const button = byRole(this.item, 'button').find((candidate) => nameOf(candidate) === name);
    if (!button) throw new Error(`no button ${name} in ${this.text}`);
    button.click();
  }
}
