import type { ReactiveController } from 'lit';
import { adoptSheet, sheetOf } from '../../../../controllers/look/adopt-sheet.js';
import { minuteWatch } from '../../../../controllers/watches/minute-watch.js';
import { createCatalogue } from '../../../../controllers/words/catalogue.js';
import { localTime } from '../../../../domain/hours/local-time.js';
import { statusAt } from '../../../../domain/hours/status-at.js';
import { statusText, type HoursWords } from '../../../../domain/hours/status-text.js';
import { weekOf } from '../../../../domain/hours/week-of.js';
import { memoizeOne } from '../../../../domain/memoize-one.js';
import type { Formats } from '../../../../domain/messages/formats.js';
import type { HoursMessages } from '../../../../domain/messages/hours-messages.js';
import type { StoreDetails } from '../../../../domain/store/details/store-details.js';
import type { Store } from '../../../../domain/store/store.js';
import { hoursMessages } from '../../../../i18n/en-hours.js';
import { hoursFormatsOf } from '../../../../i18n/hours-formats.js';
import { onRemoved } from '../../../../scheduling/on-removed.js';
import type { LocatorAttributes } from '../../locator-attributes.js';
import type { LocatorState } from '../../state/contracts.js';
import type { ListFilter } from '../../state/feature-contracts.js';
import hoursCss from './hours.css';
import { OpenNow, type OpenNowOptions } from './open-now.js';
import type { OpeningOfRow } from './opening-of-row.js';
import { Openings, type Opening, type Zones } from './openings.js';
import { weekView } from './week-view.js';

/** The style sheet; undefined when there is no DOM. */
const hoursSheet = sheetOf(hoursCss);

interface StoreHoursOptions extends OpenNowOptions {
  readonly view: () => Pick<LocatorState, 'listing' | 'results' | 'words'>;
  readonly zones: Zones;
}

/** Makes the hours of a row; the same object while its arguments stay. */
type RowOf = (
  text: string,
  look: OpeningOfRow['look'],
  hours: Opening['hours'],
  zone: string | undefined,
  today: number | undefined,
  words: HoursWords,
) => OpeningOfRow;

const minuteMs = 60_000;

/** Tells which stores are open, in rows and by a filter, as the clock moves. */
export class StoreHours implements ReactiveController {
  readonly #host: LocatorAttributes;
  readonly #options: StoreHoursOptions;
  readonly #catalogue = createCatalogue(hoursMessages);
  readonly #words = memoizeOne((messages: HoursMessages, format: Formats): HoursWords => ({
    messages,
    format: hoursFormatsOf(format),
  }));
  readonly #openings: Openings;
  readonly #openNow: OpenNow;
  readonly #rows = new WeakMap<Store, RowOf>();
  #areShown = false;
  #leave: (() => void) | undefined;

  constructor(host: LocatorAttributes, options: StoreHoursOptions) {
    this.#host = host;
    this.#options = options;
    this.#openings = new Openings(host, options.zones);
    this.#openNow = new OpenNow(host, this.#openings, options);
    adoptSheet(host, hoursSheet);
    host.addController(this);
  }

  /** The filter that leaves the open stores; undefined while no store's status is known. */
  get filter(): ListFilter | undefined {
    return this.#openNow.at(this.#now, this.#ownWords.messages.openNow);
  }

  /** Returns the hours of a row; undefined for a store without hours. */
  of(store: Store, details: StoreDetails | undefined): OpeningOfRow | undefined {
    const opening = details && this.#openings.of(store, details);
    if (!opening) return undefined;
    this.#areShown = true;
    const { hours, zone, isPending } = opening;
    const today = zone === undefined ? undefined : localTime(this.#now, zone)?.day;
    const given = isPending ? '' : details.hours.join(' · ');
    const { text, look } = this.#statusOf(opening) ?? { text: given, look: 'given' as const };
    let row = this.#rows.get(store);
    if (!row) this.#rows.set(store, (row = memoizeOne(this.#rowOf)));
    return row(text, look, hours, zone, today, this.#ownWords);
  }

  hostUpdate(): void {
    this.#areShown = false;
  }

  /** The clock is followed while any hours are shown, or may be once other stores are open. */
  hostUpdated(): void {
    const isWanted = this.#host.isConnected && (this.#areShown || this.filter !== undefined);
    if (isWanted) this.#leave ??= minuteWatch().subscribe(() => this.#host.requestUpdate());
    else this.#end();
  }

  hostConnected(): void {
    // The clock has moved while the host was away.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    onRemoved(this.#host, () => this.#end());
  }

  #end(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** The current minute. A status is that of a whole minute, so that all rows agree. */
  get #now(): number {
    return Math.floor(Date.now() / minuteMs) * minuteMs;
  }

  get #ownWords(): HoursWords {
    return this.#words(this.#catalogue(this.#host), this.#options.view().words.format);
  }

  #statusOf({ hours, zone }: Opening): Pick<OpeningOfRow, 'text' | 'look'> | undefined {
    const status = hours.schedule && statusAt(hours.schedule, this.#now, zone);
    return (
      status && {
        text: statusText(status, this.#now, this.#ownWords),
        look: status.isOpen ? 'open' : 'closed',
      }
    );
  }

  readonly #rowOf: RowOf = (text, look, hours, zone) => ({
    text,
    look,
    week: () => this.#weekOf(hours, zone),
  });

  /** A store whose zone is not known has the same week, and no day of it is marked as today. */
  #weekOf(hours: Opening['hours'], zone: string | undefined): ReturnType<OpeningOfRow['week']> {
    const visitors = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const week = hours.schedule && weekOf(hours.schedule, this.#now, zone ?? visitors());
    return week && weekView(week, zone !== undefined, this.#ownWords);
  }
}
