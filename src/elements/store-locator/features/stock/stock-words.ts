import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import type {
  BadgeMessages,
  BadgeExtrasMessages,
} from '../../../../domain/messages/badge-messages.js';
import type { Formats } from '../../../../domain/messages/formats.js';
import type { StockMessages } from '../../../../domain/messages/stock-messages.js';
import type { StockStatus } from '../../../../domain/stock/stock-status.js';
import { badgeExtrasMessages } from '../../../../i18n/en-badge-extras.js';
import { badgeMessages } from '../../../../i18n/en-badge.js';
import { stockMessages } from '../../../../i18n/en-stock.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';

/** The sentences about stock, the badge's own included, and the formats of the language in use. */
export interface StockWords {
  readonly messages: StockMessages & BadgeMessages & BadgeExtrasMessages;
  readonly format: Formats;
}

/** Returns the text of a status, such as "In stock". */
export const stockText = ({ messages, format }: StockWords, status: StockStatus): string =>
  messages.stock(format, status, undefined, 0);

/**
 * Returns a function that gives the words in use. It returns the same object while language and
 * overrides stay the same.
 */
export function stockWords(): (host: LocatorAttributes, format: Formats) => StockWords {
  const catalogue = createCatalogue({ ...badgeMessages, ...badgeExtrasMessages, ...stockMessages });
  const words = memoizeOne((messages: StockWords['messages'], format: Formats): StockWords => ({
    messages,
    format,
  }));
  return (host, format) => words(catalogue(host), format);
}
