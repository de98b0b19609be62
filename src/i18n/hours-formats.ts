import type { Formats, HoursFormats } from '../domain/messages/formats.js';

const msPerMinute = 60_000;
const msPerDay = 864e5;

/**
 * Adds the formats of opening hours. They write times that are already those of the store's clock,
 * so that one formatter serves the stores of all zones.
 */
export function hoursFormatsOf(formats: Formats): HoursFormats {
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(formats.lang, { ...options, timeZone: 'UTC' });
  const time = formatter({ hour: 'numeric', minute: '2-digit' });
  const weekday = formatter({ weekday: 'long' });
  const date = formatter({ day: 'numeric', month: 'long' });
  return {
    ...formats,
    time: (minute) => time.format(minute * msPerMinute),
    weekday: (day) => weekday.format(day * msPerDay),
    date: (day) => date.format(day * msPerDay),
  };
}
