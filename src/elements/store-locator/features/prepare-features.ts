import { adoptSheet, sheetOf } from '../../../controllers/adopt-sheet.js';
import { dataReader } from '../../../controllers/data-reader.js';
import { prepareGazetteer } from '../../../controllers/gazetteer.js';
import { yieldWhileLoading } from '../../../scheduling/yield-while-loading.js';
import { countryCode } from '../../../domain/country/country-code.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import sideCss from './features.css';
import type { FeatureOptions } from './feature-options.js';

/** Undefined where there is no DOM. */
const featuresSheet = sheetOf(sideCss);

/** Knowing every country's name is a task of its own, best done while the code comes that places stores which nobody else does. */
export async function prepareFeatures(
  host: LocatorAttributes,
  { view }: FeatureOptions,
): Promise<void> {
  // Laid out by the next frame: the features' first update measures rows.
  adoptSheet(host, featuresSheet);
  const isSupplied =
    host.coordinates != null || host.coordinatesSrc || host.querySelector('script');
  const { anyPlaced, all } = view().results;
  if (!isSupplied && !anyPlaced) prepareGazetteer(dataReader(host.dataUrl), all[0]);
  const rest = () => yieldWhileLoading(view().listing.status);
  await rest();
  countryCode('');
  await rest();
}
