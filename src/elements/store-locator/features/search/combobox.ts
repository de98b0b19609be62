import { html, render, type TemplateResult } from 'lit';

/** An option of the list; `item` is passed on when the visitor chooses the option. */
export interface Option<T> {
  readonly item: T;
  readonly view: TemplateResult;
}

export interface OptionGroup<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
}

const listId = 'suggestions';

/**
 * Makes a search box a combobox with groups of options below it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox<T> {
  readonly #onChoose: (item: T) => void;
  readonly #onShut: () => void;
  readonly #list = document.createElement('div');
  #input: HTMLInputElement | null | undefined;
  #listening: AbortController | undefined;
  #groups: readonly OptionGroup<T>[] = [];
  #active: T | undefined;
  #isOpen = false;
  /** True after the visitor has closed the list. Only the visitor opens it again. */
  #isShut = false;
  #byFinger = false;

  /**
   * @param onChoose called with the item of the option that the visitor chose
   * @param onShut called when the visitor has closed the list without a choice
   */
  constructor(onChoose: (item: T) => void, onShut: () => void) {
    this.#onChoose = onChoose;
    this.#onShut = onShut;
    const list = this.#list;
    list.id = list.className = listId;
    list.setAttribute('role', 'listbox');
    // Browsers make a scrolling element a stop of the Tab key, but the list closes when the box
    // loses focus.
    list.tabIndex = -1;
    list.addEventListener('pointerdown', ({ pointerType }) => {
      this.#byFinger = pointerType === 'touch';
    });
    // Keep focus in the box when the visitor presses an option.
    list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /**
   * Makes this search box the combobox, and detaches the last one. Without a box it only detaches.
   */
  attach(input: HTMLInputElement | null | undefined): void {
    if (input === this.#input) return;
    this.#listening?.abort();
    this.#input = input;
    if (!input) return;
    const { signal } = (this.#listening = new AbortController());
    input.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    input.addEventListener('blur', () => this.#close(), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.after(this.#list);
    this.#draw();
  }

  /**
   * Shows these options if the visitor is in the box. A marked option stays marked while it exists.
   */
  offer(groups: readonly OptionGroup<T>[], label: string): void {
    this.#groups = groups;
    this.#list.setAttribute('aria-label', label);
    if (!this.#isShut) this.#open(this.#items.find((item) => item === this.#active));
  }

  /** Removes the options, because the text has changed. */
  clear(): void {
    this.#groups = [];
    this.#isShut = false;
    this.#close();
  }

  get #items(): readonly T[] {
    return this.#groups.flatMap(({ options }) => options.map(({ item }) => item));
  }

  #close(): void {
    this.#isOpen = false;
    this.#active = undefined;
    this.#draw();
  }

  /**
   * Whether the visitor is in the box. Safari matches no `:focus` while another window is in front.
   */
  get #isInBox(): boolean {
    const input = this.#input;
    return !!input && (input.getRootNode() as ShadowRoot).activeElement === input;
  }

  #open(active: T | undefined): void {
    this.#isOpen = this.#items.length > 0 && this.#isInBox;
    this.#active = this.#isOpen ? active : undefined;
    this.#draw();
  }

  #choose(item: T | undefined): void {
    this.#close();
    if (item) this.#onChoose(item);
  }

  #onKey(event: KeyboardEvent): void {
    // An input method uses these keys for its own suggestions.
    if (event.isComposing) return;
    const { key } = event;
    const active = this.#active;
    const items = this.#items;
    const at = items.indexOf(active as T);
    if (key === 'ArrowDown') this.#open(items[at + 1] ?? items[0]);
    else if (key === 'ArrowUp') this.#open(items.at(Math.max(at, 0) - 1));
    else if (key === 'Enter' && active) this.#choose(active);
    else if (key === 'Tab' && active) return this.#choose(active);
    else if (key !== 'Escape' || !this.#escape()) return;
    event.preventDefault();
    // Otherwise Escape would also close a dialog around the locator.
    event.stopPropagation();
  }

  /**
   * Closes the list, or clears the box when the list is closed. Returns false when the box is
   * empty.
   */
  #escape(): boolean {
    if (this.#isOpen) {
      this.#isShut = true;
      this.#close();
      this.#onShut();
    } else {
      if (!this.#input?.value) return false;
      this.#input.value = '';
      this.#input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    return true;
  }

  #draw(): void {
    const [input, list, active] = [this.#input, this.#list, this.#active];
    list.hidden = !this.#isOpen;
    if (!input) return;
    let index = 0;
    let activeId = '';
    const optionView = ({ item, view }: Option<T>): TemplateResult => {
      const id = `${listId}-${index++}`;
      const isActive = item === active;
      if (isActive) activeId = id;
      const onClick = (): void => {
        this.#choose(item);
        // Hide the on-screen keyboard, which covers the results.
        if (this.#byFinger) input.blur();
      };
      // eslint-disable-next-line lit-a11y/click-events-have-key-events -- the box handles keys
      return html`<div role="option" id=${id} aria-selected=${isActive} @click=${onClick}>
        <span>${view}</span>
      </div>`;
    };
    render(
      this.#isOpen
        ? this.#groups.map(
            ({ label, options }) =>
              html`<div role="group" aria-label=${label}>
                <p aria-hidden="true">${label}</p>
                ${options.map(optionView)}
              </div>`,
          )
        : [],
      list,
    );
    input.setAttribute('aria-expanded', `${this.#isOpen}`);
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    // Scroll the list alone: `scrollIntoView` would move the page too.
    const option = list.querySelector<HTMLElement>('[aria-selected=true]');
    if (!option) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = list;
    list.scrollTop = Math.min(
      offsetTop,
      Math.max(scrollTop, offsetTop + offsetHeight - clientHeight),
    );
  }
}
