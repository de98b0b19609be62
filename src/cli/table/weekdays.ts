/**
 * The names of weekday columns, Monday first, by OpenStreetMap's abbreviation of the day. The line
 * of hours begins with this abbreviation, because programs can read it.
 */
const weekdayNames = {
  Mo: 'mo, mon, monday, montag, lu, lun, lundi, الاثنين',
  Tu: 'tu, tue, tues, tuesday, dienstag, di, ma, mar, mardi, الثلاثاء',
  We: 'we, wed, wednesday, mi, mittwoch, me, mer, mercredi, الاربعاء',
  Th: 'th, thu, thur, thurs, thursday, do, don, donnerstag, je, jeu, jeudi, الخميس',
  Fr: 'fr, fri, friday, freitag, ve, ven, vendredi, الجمعة',
  Sa: 'sa, sat, saturday, samstag, sonnabend, sam, samedi, السبت',
  Su: 'su, sun, sunday, so, son, sonntag, dim, dimanche, الاحد',
} as const;
export type Weekday = keyof typeof weekdayNames;

export const weekdays = Object.entries(weekdayNames) as [Weekday, string][];
