import type { ReactiveController } from '@lit/reactive-element';
import type { StockController } from '../../../controllers/stock/stock.js';
import { languageOf } from '../../../controllers/words/language.js';
import type { BadgeExtrasMessages } from '../../../domain/messages/badge-messages.js';
import { formatsOf } from '../../../i18n/formats.js';
import { ageOf } from './age-of.js';
import type { ExtrasHost } from './extras-host.js';

const textId = 'age';

/**
 * The age of the answer, behind a small button. The badge itself stays one line, and screen readers
 * are not told of each minute.
 */
export class AnswerAge implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #stock: StockController;
  readonly #messages: () => BadgeExtrasMessages | undefined;
  readonly #button = document.createElement('button');
  readonly #text = document.createElement('span');
  readonly #age = document.createElement('span');
  /** The words that do not change with the age. */
  readonly #limit = document.createTextNode('');

  /** @param messages returns undefined while the button must not be shown yet */
  constructor(
    host: ExtrasHost,
    stock: StockController,
    messages: () => BadgeExtrasMessages | undefined,
  ) {
    this.#host = host;
    this.#stock = stock;
    this.#messages = messages;
    const button = this.#button;
    button.type = 'button';
    button.textContent = 'i';
    button.part.add('info');
    button.setAttribute('aria-controls', textId);
    this.#text.id = textId;
    this.#text.part.add('age');
    this.#text.append(this.#age, this.#limit);
    this.#open(false);
    button.addEventListener('click', (event) => {
      // The click is not meant for a card or a link around the button.
      event.stopPropagation();
      event.preventDefault();
      this.#open(this.#text.hidden);
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const act = this.#host.shadowRoot?.querySelector('.act');
    const messages = this.#messages();
    if (!act || !messages) return;
    // A notice says the age itself, or is more important.
    const notice = act.parentElement?.querySelector('[part=detail]')?.textContent;
    const isShown = this.#stock.state?.checkedAt !== undefined && !notice;
    this.#button.hidden = !isShown;
    if (!isShown) this.#open(false);
    const { stockAge, stockRenewing, stockLimit, whenChecked } = messages;
    const say = this.#stock.state?.refreshing ? stockRenewing : stockAge;
    const format = formatsOf(languageOf(this.#host));
    this.#age.textContent = say(format, ageOf(this.#stock));
    this.#limit.data = ` · ${stockLimit}`;
    this.#button.setAttribute('aria-label', whenChecked);
    if (this.#button.isConnected) return;
    act.after(this.#button);
    act.parentElement?.append(this.#text);
  }

  #open(isOpen: boolean): void {
    this.#text.hidden = !isOpen;
    // The badge grows below only when the visitor asks for the text.
    this.#text.parentElement?.parentElement?.classList.toggle('told', isOpen);
    this.#button.setAttribute('aria-expanded', `${isOpen}`);
  }
}
