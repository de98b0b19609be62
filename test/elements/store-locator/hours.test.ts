import { expect } from '@open-wc/testing';
import { inBritain as attributes, useHours } from '../../support/harness/hours.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { until, usePage, whenRemoved } from '../../support/harness/page.js';
import { byRole } from '../../support/harness/stage.js';

describe('opening hours in the rows of <store-locator>', () => {
  const page = usePage();
  const hours = useHours();

  it('tell whether a store is open, and until when', async () => {
    const locator = await hours.mount(
      { hours: 'Mo-Fr 09:00-19:00' },
      { hours: 'Mo-Fr 08:00-10:20' },
      { hours: '24/7' },
      { hours: 'Mo-Fr 11:00-19:00' },
      { hours: 'Tu-Fr 10:00-19:00' },
      { hours: 'Th-Fr 10:00-19:00' },
      { hours: 'Mo-Fr 09:00-19:00', holidays: ['2026-06-15'] },
      { hours: 'Jul-Dec 10:00-19:00' },
      { hours: { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' } },
      { hours: ['Montag bis Freitag 10–18 Uhr', 'Sonntag geschlossen'] },
    );
    expect(hours.statuses(locator, 10)).to.deep.equal([
      'Open until 19:00',
      'Closes in 20 min',
      'Open 24 hours',
      'Opens at 11:00',
      'Opens tomorrow 10:00',
      'Opens Thursday 10:00',
      'Closed today (holiday)',
      'Opens on 1 July',
      'Open until 12:00',
      'Open until 18:00',
    ]);
    expect(hours.rowOf(locator, 10).item.querySelector('[part~=row-status]')).to.equal(null);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('are those of the store’s own clock', async () => {
    const timeZone = 'America/New_York';
    const locator = await hours.mount({ hours: 'Mo-Fr 10:00-19:00', timeZone });
    expect(hours.rowOf(locator, 0).status).to.equal('Opens at 10:00');
  });

  it('are in the language of the page, with its clock', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 09:00-19:00' });
    const row = hours.rowOf(locator, 0);
    for (const [lang, text] of [
      ['de', 'Geöffnet bis 19:00'],
      ['en-US', 'Open until 7:00 PM'],
    ] as const) {
      locator.element.lang = lang;
      await until(() => row.status.replace(/\s/g, ' ') === text);
    }
  });

  it('change with the clock, by one timer that ends with the element', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 09:00-10:40' });
    const row = hours.rowOf(locator, 0);
    expect(row.status).to.equal('Open until 10:40');
    expect(hours.timers()).to.equal(1);
    hours.advance(15);
    await until(() => row.status === 'Closes in 25 min');
    hours.advance(25);
    await until(() => /^Opens tomorrow 0?9:00$/.test(row.status));
    locator.stage.remove();
    await whenRemoved();
    expect(hours.timers()).to.equal(0);
  });

  it('need no timer once no store has any', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 09:00-10:40' });
    locator.element.details = undefined;
    await until(() => hours.timers() === 0);
    expect(locator.root.querySelector('[part~=row-status]')).to.equal(null);
  });

  it('are shown as given, without a status, where they are not understood', async () => {
    const locator = await hours.mount(
      { hours: 'Mo-Fr 09:00-19:00' },
      { hours: ['Mo-Fr by phone', 'Sa closed'] },
      { hours: 'Mo-Fr 09:00-19:00', timeZone: 'Europe/Atlantis' },
      { hours: 'Mo-Fr 09:00-19:00', holidays: ['tomorrow'] },
      { hours: ['Mo-Fr 09:00-19:00', `Sa ${'x'.repeat(600)}`] },
    );
    expect(hours.statuses(locator, 5)).to.deep.equal([
      'Open until 19:00',
      'Mo-Fr by phone · Sa closed',
      'Mo-Fr 09:00-19:00',
      'Mo-Fr 09:00-19:00',
      'Mo-Fr 09:00-19:00',
    ]);
    // Details are checked while the page is idle.
    await until(() => page().warnings.length === 2);
    expect(page().warnings.join()).to.match(/Europe\/Atlantis/);
    await locator.isAccessible();
  });

  it('are reported once if they are objects that are not understood', async () => {
    const odd = { hours: { dayOfWeek: 'Monday', opens: 'noon', closes: '18:00' } };
    const understood = { hours: { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' } };
    const details = hours.detailsOf(odd, odd, understood);
    const locator = await mountLocator({ attributes, properties: { details } });
    await until(() => hours.rowOf(locator, 2).status === 'Open until 18:00');
    await until(() => page().warnings.length);
    const { id } = hours.rowOf(locator, 0).item.dataset;
    expect(page().warnings.join()).to.match(/have opening hours that are not understood: \d+\.$/);
    expect(page().warnings.join()).to.contain(id);
    expect(hours.rowOf(locator, 0).status.trim()).to.equal('');
  });

  it('move no row when they come', async () => {
    const details = hours.detailsOf(...Array<object>(25).fill({ hours: 'Mo-Fr 09:00-19:00' }));
    const locator = startLocator({ attributes, properties: { details } });
    await until(() => locator.rows().length);
    const heights = () => locator.rows().map(({ item }) => item.offsetHeight);
    const topOf = () => locator.rowAt(0).item.getBoundingClientRect().top;
    const before = [topOf(), ...heights()];
    expect(locator.rowAt(0).status).to.equal('');
    await until(() => locator.rowAt(0).status);
    await until(() => byRole(locator.root, 'button', /^Open now/).length);
    const after = [topOf(), ...heights()];
    for (const [nth, size] of before.entries()) expect(after[nth]).to.be.closeTo(size, 1);
  });

  it('keep no line and no room for a filter where no store has any', async () => {
    const details = hours.detailsOf({ phone: '+31 20 794 60 18' });
    const locator = await mountLocator({ attributes, properties: { details } });
    await locator.narrowable();
    expect(locator.root.querySelector('[part~=row-status]')).to.equal(null);
    expect(locator.root.querySelector('.tools.filters')).to.equal(null);
  });
});

describe('the week of a selected row of <store-locator>', () => {
  usePage();
  const hours = useHours();

  it('has seven days from today on, with what is unusual about them', async () => {
    const locator = await hours.mount({
      hours: [
        'Mo-Tu 09:00-12:30,14:00-19:00; Th-Fr 10:00-02:00',
        'Su "by appointment"; Jun 17 10:00-12:00',
      ].join('; '),
      holidays: ['2026-06-18'],
    });
    const row = hours.rowOf(locator, 0);
    row.select();
    const table = await until(() => row.item.querySelector('table'));
    const cells = [...table.rows].map((day) =>
      [...day.querySelectorAll('th, span, small')].map(({ textContent }) =>
        textContent.replace(/\b0(?=\d:)/g, ''),
      ),
    );
    expect(cells).to.deep.equal([
      ['Monday', '9:00 – 12:30', '14:00 – 19:00'],
      ['Tuesday', '9:00 – 12:30', '14:00 – 19:00'],
      ['Wednesday', '10:00 – 12:00', 'Special hours'],
      ['Thursday', 'Closed', 'Holiday'],
      ['Friday', '10:00 – 2:00'],
      ['Saturday', 'Closed'],
      ['Sunday', 'by appointment'],
    ]);
    const today = [...table.rows].map((day) => day.getAttribute('aria-current'));
    expect(today).to.deep.equal(['date', ...Array<string>(6).fill('false')]);
    expect(row.item.querySelector('dt')?.textContent).to.equal('Hours');
    await locator.isAccessible();
  });

  it('begins anew at midnight in the store’s zone', async () => {
    const locator = await hours.mount({ hours: 'Mo-Fr 09:00-19:00', timeZone: 'Asia/Tokyo' });
    const row = hours.rowOf(locator, 0);
    row.select();
    const first = () => row.item.querySelector('th')?.textContent;
    await until(() => first() === 'Monday');
    hours.advance(7 * 60);
    await until(() => first() === 'Tuesday');
  });

  it('is the text as given where that is not understood', async () => {
    const locator = await hours.mount({ hours: ['Mo-Fr by phone', 'Sa closed'] });
    const row = hours.rowOf(locator, 0);
    row.select();
    await until(() => row.item.querySelector('dd'));
    const lines = [...row.item.querySelectorAll('dd span')].map(({ textContent }) => textContent);
    expect(lines).to.deep.equal(['Mo-Fr by phone', 'Sa closed']);
  });
});
