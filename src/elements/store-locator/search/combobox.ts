import { html, render, type TemplateResult } from 'lit-html';

const listId = 'places';
const optionId = (index: number): string => `${listId}-${index}`;

/**
 * Makes a search box a combobox with a list of options below it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox {
  readonly #onChoose: (index: number) => void;
  readonly #list = document.createElement('ul');
  #input: HTMLInputElement | undefined;
  #listening = new AbortController();
  #options: readonly TemplateResult[] = [];
  #active = -1;
  #isOpen = false;
  #byFinger = false;

  /** @param onChoose hears of the option that the visitor chose */
  constructor(onChoose: (index: number) => void) {
    this.#onChoose = onChoose;
    const list = this.#list;
    list.id = listId;
    list.className = listId;
    list.setAttribute('role', 'listbox');
    list.addEventListener('pointerdown', ({ pointerType }) => {
      this.#byFinger = pointerType === 'touch';
    });
    // Focus stays in the box.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = (target as Element).closest('[role=option]');
      if (option) this.#choose([...list.children].indexOf(option));
      // Puts the keyboard away, which covers what was asked for.
      if (this.#byFinger) this.#input?.blur();
    });
  }

  /** The box to work with; undefined lets go of the last one. */
  attach(input: HTMLInputElement | undefined): void {
    if (input === this.#input) return;
    this.#listening.abort();
    this.#input = input;
    if (!input) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    input.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    input.addEventListener('blur', () => this.close(), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.after(this.#list);
    this.#draw();
  }

  /** Offers these, if the visitor is in the box; none closes the list. */
  offer(options: readonly TemplateResult[], label: string): void {
    this.#options = options;
    this.#list.setAttribute('aria-label', label);
    this.#open(-1);
  }

  close(): void {
    this.#isOpen = false;
    this.#active = -1;
    this.#draw();
  }

  #open(active: number): void {
    this.#isOpen = this.#options.length > 0 && this.#input?.matches(':focus') === true;
    this.#active = this.#isOpen ? active : -1;
    this.#draw();
  }

  #choose(index: number): void {
    this.close();
    this.#onChoose(index);
  }

  #onKey(event: KeyboardEvent): void {
    // Keys that choose among an input method's own suggestions.
    if (event.isComposing) return;
    const { key } = event;
    const last = this.#options.length - 1;
    if (key === 'ArrowDown') this.#open(this.#active < last ? this.#active + 1 : 0);
    else if (key === 'ArrowUp') this.#open(this.#active > 0 ? this.#active - 1 : last);
    else if (key === 'Enter' && this.#active >= 0) this.#choose(this.#active);
    else if (key === 'Tab' && this.#active >= 0) return this.#choose(this.#active);
    else if (key !== 'Escape' || !this.#escape()) return;
    event.preventDefault();
    // A dialog around it would close as well.
    event.stopPropagation();
  }

  /** Closes the list, or else clears the box; false when there is nothing to do. */
  #escape(): boolean {
    if (this.#isOpen) {
      this.close();
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
    input.setAttribute('aria-expanded', `${this.#isOpen}`);
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(active));
    render(
      this.#isOpen
        ? this.#options.map(
            (option, index) =>
              html`<li
                role="option"
                id=${optionId(index)}
                aria-selected=${index === active ? 'true' : 'false'}
              >
                ${option}
              </li>`,
          )
        : [],
      list,
    );
    // By itself, since scrollIntoView would move the page too.
    const option = list.children[active];
    if (!(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = list;
    if (offsetTop < scrollTop) list.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.scrollTop = offsetTop + offsetHeight - clientHeight;
  }
}
