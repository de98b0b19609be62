import type { ChooserMessages } from '../domain/messages/badge-messages.js';

export const chooserMessages: ChooserMessages = {
  closeChooser: 'Close',
  chooserLoading: 'Stores are loading…',
  chooserFailed: 'Stores cannot be shown right now.',
};
