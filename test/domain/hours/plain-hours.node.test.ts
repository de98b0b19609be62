import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainHours } from '../../../src/domain/hours/plain-hours.js';

describe('hours in the words of people', () => {
  const understood: Readonly<Record<string, string>> = {
    'Mon – Fri: 9am – 6pm': 'Mo-Fr 09:00-18:00',
    'Monday to Friday 10:00-18:00, Saturday 10-16': 'Mo-Fr 10:00-18:00|Sa 10:00-16:00',
    'Sunday closed': 'Su off',
    'Fri & Sat 6 p.m.-2 a.m.': 'Fr,Sa 18:00-02:00',
    'Tues, Thurs 9-5pm': 'Tu,Th 09:00-17:00',
    'Montag bis Freitag 9–18 Uhr': 'Mo-Fr 09:00-18:00',
    'Mo-Do 9-12, 14-18': 'Mo-Th 09:00-12:00,14:00-18:00',
    'Sonntag geschlossen': 'Su off',
    'Lundi–vendredi 9h–18h': 'Mo-Fr 09:00-18:00',
    'Du lundi au samedi de 9h30 à 19h': 'Mo-Sa 09:30-19:00',
    'lunes a viernes 10:00-20:00': 'Mo-Fr 10:00-20:00',
    'Sábado y domingo cerrado': 'Sa,Su off',
    'lunedì-venerdì 9:00-13:00, 15:00-19:00': 'Mo-Fr 09:00-13:00,15:00-19:00',
    'maandag tot vrijdag 9.00-18.00': 'Mo-Fr 09:00-18:00',
    'segunda-feira a sexta-feira 9h-19h': 'Mo-Fr 09:00-19:00',
    'pon.-pt. 9-17': 'Mo-Fr 09:00-17:00',
    'الاثنين إلى الجمعة 9 ص - 6 م': 'Mo-Fr 09:00-18:00',
    'الأحد مغلق': 'Su off',
  };
  for (const [line, rules] of Object.entries(understood))
    it(`are read: ${line}`, () => {
      assert.equal(plainHours([line])?.join('|'), rules);
    });

  for (const line of [
    'Mon-Fri 9-5',
    'Mon-Fri 6-10pm',
    'Mon-Fri 1-5',
    'Mon 15pm-18pm',
    'Mon-Fri 9am-6pm by appointment',
    'Mon-Fri 9am-6pm except holidays',
    'Mon: 9am-5pm Tue: 10am-6pm',
    // Wednesday to Thursday in German, Wednesday to Sunday in Spanish.
    'Mi-Do 9-18h',
    // Tuesday to Sunday in French, Monday to Tuesday in Dutch.
    'Ma-Di 10h-19h',
    'Juli-August 9-18 Uhr',
    'until late',
  ])
    it(`are not read: ${line}`, () => {
      assert.equal(plainHours([line]), undefined);
    });

  it('are read in the one language that fits all lines', () => {
    assert.deepEqual(plainHours(['Mi-Do 9-18 Uhr', 'Montag geschlossen']), [
      'We-Th 09:00-18:00',
      'Mo off',
    ]);
  });
});
