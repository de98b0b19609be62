import type { MapPicture } from '../../../../controllers/map/map.js';
import type { MapFormats } from '../../../../domain/messages/formats.js';
import type { MapMessages } from '../../../../domain/messages/map-messages.js';
import { storeTitle } from '../../../../domain/store/store-title.js';

/** Returns the texts of the map. They are valid while words and repeated names stay the same. */
export function mapWords(
  region: string,
  messages: MapMessages,
  format: MapFormats,
  repeatedNames: ReadonlySet<string>,
): MapPicture['labels'] {
  const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);
  return {
    ...messages,
    region,
    pin: (store) => {
      const title = storeTitle(store, repeatedNames);
      return store.position?.precision === 'exact' ? title : messages.approximate(format, title);
    },
    cluster: (stores) => messages.cluster(format, stores),
    clusterHere: (stores) => messages.clusterHere(format, stores),
    compactCount: (stores) => format.compact(stores),
    scale: (meters) => format.length(meters),
    scaleUnitMeters: format.unitMeters,
    wheelHint: messages.wheelKey(format, isApple ? '⌘' : 'Ctrl'),
  };
}
