import type { TilesMessages } from '../domain/tiles-messages.js';

export const tilesMessages: TilesMessages = {
  showStreets: (_, server) => `Show streets (loads from ${server})`,
};
