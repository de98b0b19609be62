import { expect } from '@open-wc/testing';
import type { DetailsOfStore } from '../../../src/domain/store/store-details.js';
import { mountLocator, startLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { until, usePage, whenRemoved } from '../../support/harness/page.js';
import { useHeldTimers } from '../../support/fakes/held-timers.js';
import type { RowHarness } from '../../support/harness/row.js';
import { byRole } from '../../support/harness/stage.js';

/** A Monday, 10:00 in Amsterdam. */
const monday = Date.UTC(2026, 5, 15, 8);
const minute = 60_000;

/** In Britain a clock of 24 hours is usual, and the words are English. */
const attributes = { countries: 'NL', lang: 'en-GB' };

describe('opening hours in the rows of <store-locator>', () => {
  const page = usePage();
  afterEach(whenRemoved);
  const timers = useHeldTimers('Interval', minute);
  const { now: usual } = Date;
  let now = monday;
  /** The ids of the first rows. */
  let ids: string[] = [];

  before(async () => {
    const { rows, stage } = await mountLocator({ attributes }).then((locator) => ({
      rows: locator.rows(),
      stage: locator.stage,
    }));
    ids = rows.map(({ item }) => item.dataset.id!);
    stage.remove();
  });
  beforeEach(() => {
    now = monday;
    Date.now = () => now;
  });
  afterEach(() => {
    Date.now = usual;
  });

  /** Gives the first rows these details, in their order. */
  const detailsOf = (...all: readonly DetailsOfStore[]) => ({
    by: 'id' as const,
    details: Object.fromEntries(all.map((one, nth) => [ids[nth], one])),
  });
  const rowOf = (locator: LocatorHarness, nth: number): RowHarness =>
    locator.rows().find(({ item }) => item.dataset.id === ids[nth])!;
  const statuses = (locator: LocatorHarness, count: number): string[] =>
    Array.from({ length: count }, (_, nth) => rowOf(locator, nth).status);

  async function mountHours(...all: readonly DetailsOfStore[]): Promise<LocatorHarness> {
    const locator = await mountLocator({ attributes, properties: { details: detailsOf(...all) } });
    await until(() => statuses(locator, all.length).some(Boolean));
    return locator;
  }

  it('tell whether a store is open, and until when', async () => {
    const locator = await mountHours(
      { hours: 'Mo-Fr 09:00-19:00' },
      { hours: 'Mo-Fr 08:00-10:20' },
      { hours: '24/7' },
      { hours: 'Mo-Fr 11:00-19:00' },
      { hours: 'Tu-Fr 10:00-19:00' },
      { hours: 'Th-Fr 10:00-19:00' },
      { hours: 'Mo-Fr 09:00-19:00', holidays: ['2026-06-15'] },
      { hours: 'Jul-Dec 10:00-19:00' },
      { hours: { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' } },
    );
    await until(() => statuses(locator, 9).every(Boolean));
    expect(statuses(locator, 9)).to.deep.equal([
      'Open until 19:00',
      'Closes in 20 min',
      'Open 24 hours',
      'Opens at 11:00',
      'Opens tomorrow 10:00',
      'Opens Thursday 10:00',
      'Closed today (holiday)',
      'Opens on 1 July',
      'Open until 12:00',
    ]);
    expect(rowOf(locator, 9).item.querySelector('[part~=row-status]')).to.equal(null);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('are those of the store’s own clock', async () => {
    const locator = await mountHours({ hours: 'Mo-Fr 10:00-19:00', timeZone: 'America/New_York' });
    expect(rowOf(locator, 0).status).to.equal('Opens at 10:00');
  });

  it('change with the clock, by one timer that ends with the element', async () => {
    const locator = await mountHours({ hours: 'Mo-Fr 09:00-10:40' });
    const row = rowOf(locator, 0);
    expect(row.status).to.equal('Open until 10:40');
    expect(timers().size).to.equal(1);
    now += 15 * minute;
    timers().run();
    await until(() => row.status === 'Closes in 25 min');
    now += 25 * minute;
    timers().run();
    await until(
      () => row.status === 'Opens tomorrow 9:00' || row.status === 'Opens tomorrow 09:00',
    );
    locator.stage.remove();
    await whenRemoved();
    expect(timers().size).to.equal(0);
  });

  it('are shown as given, without a status, where they are not understood', async () => {
    const locator = await mountHours(
      { hours: 'Mo-Fr 09:00-19:00' },
      { hours: ['Mo-Fr by phone', 'Sa closed'] },
      { hours: 'Mo-Fr 09:00-19:00', timeZone: 'Europe/Atlantis' },
      { hours: 'Mo-Fr 09:00-19:00', holidays: ['tomorrow'] },
      { hours: ['Mo-Fr 09:00-19:00', `Sa ${'x'.repeat(600)}`] },
    );
    await until(() => statuses(locator, 5).every(Boolean));
    expect(statuses(locator, 5)).to.deep.equal([
      'Open until 19:00',
      'Mo-Fr by phone · Sa closed',
      'Mo-Fr 09:00-19:00',
      'Mo-Fr 09:00-19:00',
      'Mo-Fr 09:00-19:00',
    ]);
    expect(page().warnings).to.have.length(2);
    expect(page().warnings.join()).to.match(/Europe\/Atlantis/);
  });

  it('move no row when they come', async () => {
    const all = ids.map(() => ({ hours: 'Mo-Fr 09:00-19:00' }));
    const locator = startLocator({ attributes, properties: { details: detailsOf(...all) } });
    await until(() => locator.rows().length);
    const heights = () => locator.rows().map(({ item }) => item.offsetHeight);
    const topOf = () => locator.rowAt(0).item.getBoundingClientRect().top;
    const before = [topOf(), ...heights()];
    expect(locator.rowAt(0).status).to.equal('');
    await until(() => locator.rowAt(0).status);
    await locator.narrowable();
    await until(() => byRole(locator.root, 'button', /^Open now/).length);
    const after = [topOf(), ...heights()];
    for (const [nth, size] of before.entries()) expect(after[nth]).to.be.closeTo(size, 1);
  });

  it('keep no line where no store has any', async () => {
    const locator = await mountLocator({
      attributes,
      properties: { details: detailsOf({ phone: '+31 20 794 60 18' }) },
    });
    await locator.narrowable();
    expect(locator.root.querySelector('[part~=row-status]')).to.equal(null);
    expect(locator.root.querySelector('.tools.filters')).to.equal(null);
  });
});
