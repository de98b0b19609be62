import type { Position } from '../../../src/domain/store/store.js';
import type { LocatorHarness } from './locator.js';
import { until } from './page.js';
import type { SnapshotEntry } from '../fakes/snapshot-file.js';

/** The first of the demo's stores, by both of its ids. */
export const [id, platformId] = [20574, '61162156168'];
/** Points that nobody would find but who is told. */
export const at = (lat: number) => ({ by: 'id', positions: { [id]: [lat, 4] } });

/** `<script type="application/json">`, as a theme writes it. */
export function jsonChild(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof value === 'string' ? value : `\n  ${JSON.stringify(value)}\n`;
  return script;
}

/** As the service has it: without what a snapshot adds. */
export const listed = (entry: SnapshotEntry = {}): SnapshotEntry =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name]) => !['lat', 'lng', 'precision', 'radiusMeters', 'fingerprint'].includes(name),
    ),
  );

export const positionOf = ({ element }: LocatorHarness): Position | undefined =>
  element.stores.find((store) => store.id === id)?.position;

export const standsAt = (locator: LocatorHarness, lat: number): Promise<unknown> =>
  until(() => positionOf(locator)?.lat === lat);
