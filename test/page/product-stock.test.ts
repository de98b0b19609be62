import { expect } from '@open-wc/testing';
import { decodeInventory } from '../../src/api/decode/decode-inventory.js';
import { StoreLocatorError } from '../../src/domain/error.js';
import { stockFreshMs, stockUsableMs } from '../../src/page/stock/stock-lifespan.js';
import { ProductStock } from '../../src/page/stock/product-stock.js';
import { canRetry } from '../../src/domain/stock/can-retry.js';
import { FakeClock } from '../support/fakes/clock.js';
import { tasks } from '../support/harness/waiting.js';
import { FakeKeptAnswers } from '../support/fakes/kept-answers.js';
import { until } from '../support/harness/page.js';

const now = Date.UTC(2026, 0, 5, 12);
const failure = new StoreLocatorError('server', 'inventory: server (500)', { status: 500 });
const body = { 5: { 61: 'in_stock' } };

/** A product's stock with answers prepared in turn; undefined: none comes until it is aborted. */
function create(
  answers: readonly unknown[],
  kept?: FakeKeptAnswers,
  after?: (ms: number, run: () => void) => () => void,
) {
  const clock = { now };
  const asked: AbortSignal[] = [];
  const page = { decode: decodeInventory };
  const stock = new ProductStock(
    {
      key: 'stock',
      body: async (signal) => {
        const answer = answers[asked.push(signal) - 1];
        if (answer === undefined) await new Promise(() => {});
        if (answer instanceof Error) throw answer;
        return answer;
      },
      prepare: async () => {},
      decoder: () => page.decode,
    },
    kept,
    () => clock.now,
    after,
  );
  let changes = 0;
  const subscribe = () => stock.subscribe(() => changes++);
  const changed = (times = 1) => until(() => changes >= times);
  const statusAt = (location: string) => stock.state.table?.get('5')?.get(location);
  return { stock, clock, asked, page, subscribe, changed, statusAt };
}

describe('a product’s stock', () => {
  it('that does not come is late after ten seconds, and can be requested anew meanwhile', async () => {
    const timers = new FakeClock();
    const { stock, asked, subscribe, changed, statusAt } = create(
      [undefined, body],
      undefined,
      (ms, run) => timers.after(ms, run),
    );
    subscribe();
    await timers.advance(9_999);
    expect(stock.state.isLate).to.equal(false);
    stock.refresh(true);
    expect(asked).to.have.length(1);
    await timers.advance(1);
    expect([stock.state.isLate, canRetry(stock.state)]).to.deep.equal([true, true]);
    stock.refresh();
    expect(asked).to.have.length(1);
    stock.refresh(true);
    await changed(3);
    expect([asked.length, statusAt('61'), stock.state.isLate]).to.deep.equal([2, 'in', false]);
    expect(timers.sleeping).to.deep.equal([]);
  });

  it('that was long in coming is not old when it comes, so that it is not requested again and again', async () => {
    let give = (_answer: unknown): void => {};
    const { stock, clock, asked, subscribe, statusAt } = create([
      new Promise((resolve) => (give = resolve)),
    ]);
    subscribe();
    await until(() => asked.length === 1);
    // As where a computer slept meanwhile.
    clock.now += 10 * 60_000;
    give(body);
    await until(() => statusAt('61'));
    expect([stock.isOld, stock.fresh]).to.deep.equal([false, true]);
    clock.now += stockFreshMs;
    expect(stock.isOld).to.equal(true);
  });

  it('is requested once for all subscribers, and has the time when it was received', async () => {
    const { stock, asked, subscribe, changed, statusAt } = create([body]);
    subscribe();
    subscribe();
    expect(stock.state.status).to.equal('loading');
    await changed();
    subscribe();
    expect(asked).to.have.length(1);
    expect(stock.state).to.include({ status: 'ready', checkedAt: now, error: undefined });
    expect(statusAt('61')).to.equal('in');
  });

  it('is aborted when the last subscriber leaves, and not before', async () => {
    const { asked, subscribe } = create([undefined]);
    const leave = subscribe();
    const leaveToo = subscribe();
    await until(() => asked.length);
    leave();
    expect(asked[0]?.aborted).to.equal(false);
    leaveToo();
    expect(asked[0]?.aborted).to.equal(true);
  });

  it('is requested anew once it is two minutes old', async () => {
    const { asked, subscribe, changed, clock } = create([body, body]);
    const leave = subscribe();
    await changed();
    leave();
    clock.now += stockFreshMs - 1;
    subscribe()();
    expect(asked).to.have.length(1);
    clock.now += 1;
    subscribe();
    await until(() => asked.length === 2);
  });

  it('keeps its last answer beside a later failure', async () => {
    const { stock, subscribe, changed, statusAt, clock } = create([body, failure]);
    const leave = subscribe();
    await changed();
    leave();
    clock.now += stockFreshMs;
    subscribe();
    await changed(2);
    expect(stock.state).to.include({ status: 'error', error: failure, checkedAt: now });
    expect(statusAt('61')).to.equal('in');
  });

  it('has no statuses after an empty answer, which counts as an answer', async () => {
    const { stock, subscribe, changed } = create([null]);
    subscribe();
    await changed();
    expect(stock.state.status).to.equal('ready');
    expect(stock.state.table?.size).to.equal(0);
  });

  it('can be requested again at any time after an empty answer, and sends no request by itself', async () => {
    const kept = new FakeKeptAnswers();
    const { stock, asked, subscribe, changed, statusAt } = create([null, null, body], kept);
    const leave = subscribe();
    await changed();
    expect([stock.state.status, stock.state.isEmpty, stock.isOld]).to.deep.equal([
      'ready',
      true,
      false,
    ]);
    subscribe()();
    await tasks();
    expect(asked).to.have.length(1);
    leave();
    subscribe();
    await until(() => asked.length === 2 && !stock.running);
    stock.refresh();
    expect(stock.running).to.equal(false);
    stock.refresh(true);
    await until(() => statusAt('61') === 'in');
    expect([stock.state.isEmpty, asked.length]).to.deep.equal([false, 3]);
    // The next page begins with no empty answer.
    expect(kept.written).to.deep.equal([{ at: now, parts: [body] }]);
  });

  it('is decoded once, and again when the page brings its own decoder', async () => {
    const { stock, page, subscribe, changed, statusAt } = create([body]);
    subscribe();
    await changed();
    expect(stock.state.table).to.equal(stock.state.table);
    page.decode = () => new Map([['5', new Map([['61', 'out']])]]);
    expect(statusAt('61')).to.equal('out');
  });

  it('is unknown, with the cause, while the page’s decoder throws, and known again afterwards', async () => {
    const { stock, page, subscribe, changed, statusAt } = create([body]);
    const cause = new Error('no such field');
    page.decode = () => {
      throw cause;
    };
    subscribe();
    await changed();
    expect(stock.state.status).to.equal('error');
    expect([stock.state.error?.code, stock.state.error?.cause]).to.deep.equal([
      'bad-answer',
      cause,
    ]);
    expect(statusAt('61')).to.equal(undefined);
    page.decode = decodeInventory;
    expect([stock.state.status, statusAt('61')]).to.deep.equal(['ready', 'in']);
  });
});

describe('stock kept from the page before', () => {
  const keptAt = (at: number) =>
    new FakeKeptAnswers({ at, parts: [{ 5: { 61: 'out_of_stock' } }] });

  it('is shown without any request while it is fresh', async () => {
    const { stock, asked, subscribe, changed, statusAt } = create([body], keptAt(now - 1));
    subscribe();
    await changed();
    expect([statusAt('61'), stock.state.checkedAt, asked.length]).to.deep.equal([
      'out',
      now - 1,
      0,
    ]);
    await until(() => !stock.state.refreshing);
    // Or who shows it would ask again and again.
    expect(stock.isOld).to.equal(false);
  });

  it('is shown with its age while a newer answer is fetched', async () => {
    const { stock, statusAt } = create([body], keptAt(now - stockFreshMs));
    const seen: unknown[] = [];
    stock.subscribe(() => seen.push([statusAt('61'), stock.state.checkedAt]));
    await until(() => seen.length === 2);
    expect(seen).to.deep.equal([
      ['out', now - stockFreshMs],
      ['in', now],
    ]);
  });

  for (const [age, at] of [
    ['an hour old', now - stockUsableMs - 1],
    ['from the future', now + 1],
  ] as const)
    it(`is not shown when it is ${age}`, async () => {
      const { stock, asked, subscribe } = create([undefined], keptAt(at));
      subscribe();
      await until(() => asked.length);
      expect(stock.state.table).to.equal(undefined);
    });

  it('is kept as the service’s answer, which the next page decodes', async () => {
    const kept = new FakeKeptAnswers();
    const { subscribe, changed } = create([body], kept);
    subscribe();
    await changed();
    expect(kept.written).to.deep.equal([{ at: now, parts: [body] }]);
  });
});
