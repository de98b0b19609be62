import type { Formats } from '../../../../domain/messages/formats.js';
import type { FilterMessages } from '../../../../domain/messages/filter-messages.js';
import { countryName } from '../../../../i18n/country-name.js';

/** The sentences of the filters, and the formats of the language in use. */
export interface FilterWords {
  readonly messages: FilterMessages;
  readonly format: Formats;
}

/** Returns the name of a country for a key that `countryOf` returns. */
export const countryText = (key: string, { messages, format }: FilterWords): string =>
  key.length === 2 ? countryName(key, format.lang) : key || messages.noCountry;
