import type { Formats } from '../../../domain/messages/formats.js';
import type { LocatorMessages } from '../../../domain/messages/locator-messages.js';

/** The sentences and number formats of the language in use. */
export interface Words {
  readonly messages: LocatorMessages;
  readonly format: Formats;
}
