import type { MapMessages } from '../domain/messages/map-messages.js';
import { count } from './count.js';

export const mapMessages: MapMessages = {
  nearMeFailed: '“Near me” could not be loaded. Type a town or postal code instead.',
  skipMap: 'Skip map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchArea: 'Search this area',
  cluster: (format, stores) => `${count(format, stores, 'store', 'stores')}: zoom in`,
  clusterHere: (format, stores) =>
    `${count(format, stores, 'store', 'stores')} close together: show ${stores === 1 ? 'it' : 'them'}`,
  approximate: (_, name) => `${name} (approximate position)`,
  approximateNote: 'Circles mark the area, not the address',
  aboutData: 'About the data',
  twoFingers: 'Use two fingers to move the map',
  wheelKey: (_, key) => `Use ${key} + scroll to zoom the map`,
};
