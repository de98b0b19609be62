import type { Messages } from '../domain/messages.js';
import { configuration } from '../page/configuration.js';

/** The page's own wording. */
export const pageMessages = (): Partial<Messages> | undefined => configuration().values.messages;
