import type { Formats } from '../../../domain/messages/formats.js';
import type { NarrowMessages } from '../../../domain/messages/filter-messages.js';
import { countryName } from '../../../i18n/country-name.js';

/** The sentences of what narrows the list, and the formats of the language in use. */
export interface NarrowWords {
  readonly messages: NarrowMessages;
  readonly format: Formats;
}

/** What a country is called, given as `countryOf` does. */
export const countryText = (key: string, { messages, format }: NarrowWords): string =>
  key.length === 2 ? countryName(key, format.lang) : key || messages.noCountry;
