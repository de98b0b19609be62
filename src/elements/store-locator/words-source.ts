import type { LocaleController } from '../../controllers/locale.js';
import type { Messages } from '../../domain/messages.js';
import { locatorMessages } from '../../i18n/en-locator.js';
import { formatsOf } from '../../i18n/formats.js';
import { createCatalogue } from '../../i18n/messages.js';
import { memo } from './memo.js';
import type { Words } from './views/words.js';

/** The words in use: the same object for as long as language and overrides stay the same. */
export class WordsSource {
  readonly #locale: LocaleController;
  readonly #catalogue = createCatalogue(locatorMessages);
  readonly #words = memo((messages: Words['messages'], format: Words['format']): Words => ({
    messages,
    format,
  }));

  constructor(locale: LocaleController) {
    this.#locale = locale;
  }

  get(own: Partial<Messages> | undefined): Words {
    const { lang, messages } = this.#locale;
    return this.#words(this.#catalogue(messages, own), formatsOf(lang));
  }
}
