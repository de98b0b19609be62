/** OpenStreetMap's abbreviations, which programs can read. A line of hours begins with one. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof days)[number];

/**
 * The names of weekday columns by language, Monday first. Abbreviations differ in meaning: `ma` is
 * Monday in Dutch and Tuesday in French.
 */
const languages = {
  en: 'mo, mon, monday | tu, tue, tues, tuesday | we, wed, wednesday | th, thu, thur, thurs, thursday | fr, fri, friday | sa, sat, saturday | su, sun, sunday',
  de: 'mo, mon, montag | di, die, dienstag | mi, mit, mittwoch | do, don, donnerstag | fr, fre, freitag | sa, sam, samstag, sonnabend | so, son, sonntag',
  fr: 'lu, lun, lundi | ma, mar, mardi | me, mer, mercredi | je, jeu, jeudi | ve, ven, vendredi | sa, sam, samedi | di, dim, dimanche',
  ar: 'الاثنين | الثلاثاء | الاربعاء | الخميس | الجمعة | السبت | الاحد',
  es: 'lu, lun, lunes | ma, mar, martes | mi, mie, mier, miercoles | ju, jue, jueves | vi, vie, viernes | sa, sab, sabado | do, dom, domingo',
  it: 'lu, lun, lunedi | ma, mar, martedi | me, mer, mercoledi | gi, gio, giovedi | ve, ven, venerdi | sa, sab, sabato | do, dom, domenica',
  nl: 'ma, maa, maandag | di, din, dinsdag | wo, woe, woensdag | do, don, donderdag | vr, vrij, vrijdag | za, zat, zaterdag | zo, zon, zondag',
  pt: 'seg, segunda, segunda feira | ter, terca, terca feira | qua, quarta, quarta feira | qui, quinta, quinta feira | sex, sexta, sexta feira | sab, sabado | dom, domingo',
  pl: 'pn, pon, poniedzialek | wt, wto, wtorek | sr, sro, sroda | cz, czw, czwartek | pt, pia, piatek | so, sb, sob, sobota | nd, ndz, niedz, niedziela',
} as const;

/** The names of each day by language, in the order of how usual they are. */
export const weekdays: readonly (readonly (readonly [Weekday, string])[])[] = Object.values(
  languages,
).map((week) => week.split(' | ').map((names, i) => [days[i] as Weekday, names] as const));
