import { LatePart } from '../../../../controllers/loading/late-part.js';
import { report } from '../../../../controllers/reports/report.js';
import { isTimeZone } from '../../../../domain/hours/local-time.js';
import type { ObjectLines } from '../../../../domain/hours/object-lines.js';
import type { PlainHours } from '../../../../domain/hours/plain-hours.js';
import { readHours, type Hours, type Translators } from '../../../../domain/hours/read-hours.js';
import type { RegionalZone } from '../../../../domain/hours/regional-zone.js';
import type * as zoneFunctions from '../../../../domain/hours/time-zone-of.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { StoreDetails } from '../../../../domain/store/details/store-details.js';
import type { Store } from '../../../../domain/store/store.js';
import type { LocatorAttributes } from '../../locator-attributes.js';

/** A store's opening hours as understood, and its time zone. */
export interface Opening {
  readonly hours: Hours;
  readonly zone: string | undefined;
  /** True while code is loading that may understand the hours, or find the zone. */
  readonly isPending: boolean;
}

/** The functions of `time-zone-of.ts`, whose table of countries is a file of its own. */
export type Zones = typeof zoneFunctions;

type AnyPart = Pick<LatePart<unknown>, 'value' | 'error' | 'ask'>;

const isAwaited = ({ value, error }: AnyPart): boolean => !value && error === undefined;

/**
 * Understands the opening hours of stores, and finds their time zones. The code for lines in
 * people's words is loaded when a line needs it, and so are that for objects and the zones of
 * regions.
 */
export class Openings {
  readonly #host: LocatorAttributes;
  readonly #zones: Zones;
  readonly #plain: LatePart<PlainHours>;
  readonly #objects: LatePart<ObjectLines>;
  readonly #regional: LatePart<RegionalZone>;
  /** Many stores have the same hours. */
  readonly #byText = memoizeOne((_plain: unknown, _objects: unknown) => new Map<string, Hours>());
  readonly #byAddress = memoizeOne((_regional: unknown) => new Map<string, string | undefined>());
  #hasReportedZone = false;
  #hasReportedHours = false;

  constructor(host: LocatorAttributes, zones: Zones) {
    this.#host = host;
    this.#zones = zones;
    this.#plain = new LatePart(host, 'opening hours in people’s words', async () => {
      const { plainHours } = await import('../../../../domain/hours/plain-hours.js');
      return () => plainHours;
    });
    this.#objects = new LatePart(host, 'opening hours in objects', async () => {
      const { objectLines } = await import('../../../../domain/hours/object-lines.js');
      return () => objectLines;
    });
    this.#regional = new LatePart(host, 'time zones of regions', async () => {
      const { regionalZone } = await import('../../../../domain/hours/regional-zone.js');
      return () => regionalZone;
    });
  }

  /** Another value of this key may mean other openings. */
  get key(): unknown {
    return this.#parts.filter(({ value }) => value).length;
  }

  get #parts(): readonly AnyPart[] {
    return [this.#plain, this.#objects, this.#regional];
  }

  /** Returns undefined for a store without opening hours. */
  of(store: Store, details: StoreDetails): Opening | undefined {
    if (!details.opening.length && !details.hours.length) return undefined;
    const hours = this.#hoursOf(details);
    const zone = this.#zoneOf(store, details.timeZone);
    const needed = this.#neededFor(store, details, hours, zone);
    for (const part of needed) void part.ask();
    if (!hours.schedule) this.#checkObjects(store, details.opening);
    return { hours, zone, isPending: needed.some(isAwaited) };
  }

  /** Lists the parts that may understand what is not understood yet. */
  #neededFor(
    { countryCode }: Store,
    { opening, timeZone }: StoreDetails,
    { schedule, lines }: Hours,
    zone: string | undefined,
  ): readonly AnyPart[] {
    const needed: AnyPart[] = [];
    if (!schedule && lines.length) needed.push(this.#plain);
    if (!schedule && typeof opening !== 'string') needed.push(this.#objects);
    if (!zone && !timeZone && this.#zones.hasRegionalZones(countryCode))
      needed.push(this.#regional);
    return needed;
  }

  #hoursOf({ opening, holidays }: StoreDetails): Hours {
    const known = this.#byText(this.#plain.value, this.#objects.value);
    const key = JSON.stringify([opening, holidays]);
    let hours = known.get(key);
    if (!hours) known.set(key, (hours = readHours(opening, holidays, this.#translators)));
    return hours;
  }

  get #translators(): Translators {
    return { plainHours: this.#plain.value, objectLines: this.#objects.value };
  }

  #zoneOf(store: Store, given: string | undefined): string | undefined {
    const { hasRegionalZones, timeZoneOf } = this.#zones;
    const { countryCode, state, city, zip } = store;
    if (given && !isTimeZone(given)) this.#reportZone(given);
    const regional = this.#regional.value;
    if (given || !regional || !hasRegionalZones(countryCode)) return timeZoneOf(store, given);
    const zones = this.#byAddress(regional);
    const key = [countryCode, state, city, zip].join('|');
    if (!zones.has(key)) zones.set(key, timeZoneOf(store, undefined, regional));
    return zones.get(key);
  }

  #reportZone(given: string): void {
    if (!this.#hasReportedZone)
      report(this.#host, `\`details\` have a time zone that is not known: ${given}.`, 'warn');
    this.#hasReportedZone = true;
  }

  /** A row shows lines that are not understood as they are, but nothing of objects. */
  #checkObjects({ id }: Store, opening: StoreDetails['opening']): void {
    if (this.#hasReportedHours || typeof opening === 'string' || !this.#objects.value) return;
    // Holidays are checked with the other details.
    if (readHours(opening, [], this.#translators).schedule) return;
    report(this.#host, `\`details\` have opening hours that are not understood: ${id}.`, 'warn');
    this.#hasReportedHours = true;
  }
}
