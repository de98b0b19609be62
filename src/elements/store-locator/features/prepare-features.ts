import { adoptSheet, sheetOf } from '../../../controllers/look/adopt-sheet.js';
import { dataReader } from '../../../controllers/places/data-reader.js';
import { prepareGazetteer } from '../../../controllers/places/gazetteer.js';
import { yieldWhileLoading } from '../../../scheduling/yield-while-loading.js';
import { countryCode } from '../../../domain/country/country-code.js';
import type { LocatorAttributes } from '../locator-attributes.js';
import featuresCss from './features.css';
import type { FeatureOptions } from './feature-options.js';

/** The style sheet; undefined when there is no DOM. */
const featuresSheet = sheetOf(featuresCss);

/**
 * Starts to load the gazetteer when neither the page nor the listing has positions, and builds the
 * table of country names. Building that table is a long task, so it runs on its own while the
 * gazetteer loads.
 */
export async function prepareFeatures(
  host: LocatorAttributes,
  { view }: FeatureOptions,
): Promise<void> {
  // The next frame lays this sheet out, because the first update of the features measures rows.
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
