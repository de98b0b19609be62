import type { Formats } from '../../../domain/formats.js';
import type { LocatorMessages } from '../../../domain/locator-messages.js';

/** The sentences and number formats of the language in use. */
export interface Words {
  readonly messages: LocatorMessages;
  readonly format: Formats;
}
