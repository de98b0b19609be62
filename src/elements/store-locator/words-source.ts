import { createCatalogue } from '../../controllers/catalogue.js';
import { languageWatch } from '../../controllers/language-watch.js';
import { languageOf } from '../../controllers/language.js';
import { watch } from '../../controllers/watch.js';
import { locatorMessages } from '../../i18n/en-locator.js';
import { formatsOf } from '../../i18n/formats.js';
import type { LocatorAttributes } from './locator-attributes.js';
import { memoizeOne } from '../../domain/memoize-one.js';
import type { Words } from './views/words.js';

/** The words in use: the same object for as long as language and overrides stay the same. */
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
    // The first number formatted takes two frames on a slow phone: better now than when the first page is there.
    setTimeout(() => this.#format.number(0));
  }

  get current(): Words {
    return this.#words(this.#catalogue(this.#host), this.#format);
  }

  get #format(): Words['format'] {
    return formatsOf(languageOf(this.#host));
  }
}
