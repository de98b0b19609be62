import type { HoursFormats } from '../messages/formats.js';
import type { HoursMessages } from '../messages/hours-messages.js';
import { DayReason, OpenState } from './schedule.js';
import type { StatusChange, StoreStatus } from './status-at.js';

/** The sentences about opening hours, and the formats of the language in use. */
export interface HoursWords {
  readonly messages: HoursMessages;
  readonly format: HoursFormats;
}

const msPerMinute = 60_000;
const minutesPerDay = 1440;
/** Below this time the end is told by the minutes that are left. */
const soonMinutes = 30;

/**
 * Returns a store's status as a text, such as "Open until 19:00".
 * @param instant the moment of the status, in milliseconds since 1970
 */
export const statusText = (status: StoreStatus, instant: number, words: HoursWords): string =>
  status.isOpen ? openText(status, instant, words) : closedText(status, words);

function openText(
  { change, isAlways }: StoreStatus,
  instant: number,
  { messages, format }: HoursWords,
): string {
  if (isAlways) return messages.openAlways;
  // After an end that is open, nobody knows whether the store is closed.
  if (change?.to !== OpenState.Closed) return messages.open;
  const minutes = Math.ceil((change.instant - instant) / msPerMinute);
  if (minutes <= soonMinutes) return messages.closesIn(format, minutes);
  // A time alone would be taken for the next such time.
  return minutes < minutesPerDay
    ? messages.openUntil(format, format.time(change.minute))
    : messages.openAlways;
}

function closedText({ change, isClosedToday, reason }: StoreStatus, words: HoursWords): string {
  const { messages } = words;
  if (isClosedToday && reason === DayReason.Holiday) return messages.closedHoliday;
  return change?.to === OpenState.Open ? openingText(change, words) : messages.closed;
}

function openingText(
  { day, daysAhead, minute }: StatusChange,
  { messages, format }: HoursWords,
): string {
  const time = format.time(minute);
  if (daysAhead === 0) return messages.opensAt(format, time);
  if (daysAhead === 1) return messages.opensTomorrow(format, time);
  return daysAhead < 7
    ? messages.opensOn(format, format.weekday(day), time)
    : messages.opensOnDate(format, format.date(day));
}
