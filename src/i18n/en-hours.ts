import type { HoursMessages } from '../domain/messages/hours-messages.js';

export const hoursMessages: HoursMessages = {
  openUntil: (_, time) => `Open until ${time}`,
  closesIn: (format, minutes) => `Closes in ${format.number(minutes)} min`,
  openAlways: 'Open 24 hours',
  open: 'Open',
  opensAt: (_, time) => `Opens at ${time}`,
  opensTomorrow: (_, time) => `Opens tomorrow ${time}`,
  opensOn: (_, weekday, time) => `Opens ${weekday} ${time}`,
  opensOnDate: (_, date) => `Opens on ${date}`,
  closed: 'Closed',
  closedHoliday: 'Closed today (holiday)',
  holiday: 'Holiday',
  otherHours: 'Special hours',
  openNow: 'Open now',
};
