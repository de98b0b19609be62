import type { TilesMessages } from '../domain/messages/messages.js';

export const tilesMessages: TilesMessages = {
  showStreets: (_, server) => `Show streets (loads from ${server})`,
};
