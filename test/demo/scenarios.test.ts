import { expect } from '@open-wc/testing';
import { createAttempts } from '../../demo/service/attempts.js';
import { createService } from '../../demo/service/create-service.js';
import { demoData } from '../../demo/service/demo-data.js';
import { serviceFetch } from '../../demo/service/service-fetch.js';
import { ask } from './ask.js';
import { failurePromises } from './failure-promises.js';
import { inventoryPromises } from './inventory-promises.js';
import { listingPromises } from './listing-promises.js';
import { createRun } from './scenario-run.js';

const promises = { ...failurePromises, ...listingPromises, ...inventoryPromises };
const lastPageIds = demoData.listing.slice(500).map(({ id }) => id);

describe('scenarios of the reference service', () => {
  for (const [name, keepsItsPromise] of Object.entries(promises))
    it(`${name} does what its sentence says`, async () => {
      await keepsItsPromise(createRun());
      // what goes wrong with the stock leaves the listing alone, but not without a key
      if (!name.startsWith('inventory-')) return;
      const { service, list } = createRun();
      expect((await list(name, 3)).map(({ id }) => id)).to.deep.equal(lastPageIds);
      const address = `/scenario/${name}/api/v1/inventory.json?product_id=1`;
      expect((await ask(service, address, { headers: {} })).status).to.equal(401);
    });

  it('are all listed, each with a sentence, for anybody', async () => {
    for (const address of ['/scenario/list', '/scenario/list~7', '/scenario/list/']) {
      const response = await ask(createService(), address, { headers: {} });
      const listed = (await response.json()) as { name: string; does: string }[];
      expect(listed.map(({ name }) => name)).to.have.members(Object.keys(promises));
      for (const { does } of listed) expect(does).to.match(/^[A-Z].+\.$/);
    }
  });

  it('are named when an unknown one is requested', async () => {
    const response = await createRun().at('no-such');
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(`${response.status} ${error.code}`).to.equal('404 unknown_scenario');
    for (const name of Object.keys(promises)) expect(error.message).to.include(name);
  });

  it('keep their state apart for each run and name', async () => {
    const service = createService();
    const first = (scenario: string, id: string) =>
      ask(service, `/scenario/${scenario}~${id}/api/v1/locations.json`);
    expect((await first('rate-limited', 'a')).status).to.equal(429);
    expect((await first('rate-limited', 'b')).status).to.equal(429);
    expect((await first('rate-limited-date', 'a')).status).to.equal(429);
    expect((await first('rate-limited', 'a')).status).to.equal(200);
  });
});

describe('counting attempts', () => {
  it('forgets the run that was quiet longest', () => {
    const count = createAttempts(2);
    expect([count('a', 'x'), count('b', 'x'), count('a', 'x')]).to.deep.equal([1, 1, 2]);
    expect(count('c', 'x')).to.equal(1);
    expect(count('a', 'x')).to.equal(3);
    expect(count('b', 'x')).to.equal(1);
  });
});

describe('the reference service as fetch', () => {
  const address = (scenario: string) =>
    `https://service.test/scenario/${scenario}/api/v1/locations.json?public_key=pk_demo`;
  const outcome = (promise: Promise<Response>) =>
    promise.then(
      ({ status: answered }) => answered,
      (error: Error) => error.name,
    );

  it('rejects as the wire does when the network breaks, then answers', async () => {
    const fetchIt = serviceFetch(createService());
    expect(await outcome(fetchIt(address('flaky-network')))).to.equal('TypeError');
    expect(await outcome(fetchIt(address('flaky-network')))).to.equal(200);
  });

  it('rejects at once when its signal aborts, before and during a request', async () => {
    const fetchIt = serviceFetch(createService());
    const { signal } = new AbortController();
    const aborted = AbortSignal.abort();
    expect(await outcome(fetchIt(address('default'), { signal }))).to.equal(200);
    expect(await outcome(fetchIt(address('default'), { signal: aborted }))).to.equal('AbortError');
    const controller = new AbortController();
    const pending = outcome(fetchIt(address('hangs'), { signal: controller.signal }));
    controller.abort();
    expect(await pending).to.equal('AbortError');
  });
});
