import { createCatalogue } from '../../controllers/words/catalogue.js';
import { languageWatch } from '../../controllers/watches/language-watch.js';
import { languageOf } from '../../controllers/words/language.js';
import { watch } from '../../controllers/watches/watch.js';
import { locatorMessages } from '../../i18n/en-locator.js';
import { formatsOf } from '../../i18n/formats.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import type { Words } from './views/words.js';

/** Holds the words in use: the same object while language and overrides stay the same. */
export class WordsSource {
  readonly #host: LocatorAttributes;
  readonly #catalogue = createCatalogue(locatorMessages);
  readonly #words = memoizeOne((messages: Words['messages'], format: Words['format']): Words => ({
    messages,
    format,
  }));

  constructor(host: LocatorAttributes) {
    this.#host = host;
    watch(host, languageWatch);
    // Formatting the first number takes two frames on a slow phone. Do it before the first page
    // arrives.
    setTimeout(() => this.#format.number(0));
  }

  get current(): Words {
    return this.#words(this.#catalogue(this.#host), this.#format);
  }

  get #format(): Words['format'] {
    return formatsOf(languageOf(this.#host));
  }
}
