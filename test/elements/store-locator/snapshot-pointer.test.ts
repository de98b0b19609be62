import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { isSnapshot, until, usePage } from '../../support/harness/page.js';
import {
  demoEntries,
  snapshotOf,
  snapshotSrc,
  withSnapshot,
} from '../../support/fakes/snapshot-file.js';

describe('<store-locator> whose src is a pointer to a snapshot', () => {
  const page = usePage();
  const [older, newer] = ['stores-aaaaaaaaaaaaaaaa.json', 'stores-bbbbbbbbbbbbbbbb.json'];
  const isNamed =
    (name: string) =>
    ({ pathname }: URL) =>
      pathname === `/shop/${name}`;
  /** The requests for the files of the stores, without those for the pointer. */
  let asked: Request[] = [];
  beforeEach(() => (asked = []));
  const pointTo = (file: unknown) =>
    page().answer(isSnapshot, () => Response.json({ version: 1, file }));
  const answer = (name: string, give: () => Response) =>
    page().answer(isNamed(name), (request) => {
      asked.push(request);
      return give();
    });
  const serve = (name: string, stores: readonly unknown[]) =>
    answer(name, () => Response.json(snapshotOf(stores)));

  it('shows the stores of the file that the pointer names, after two plain requests', async () => {
    pointTo(older);
    serve(older, demoEntries);
    const locator = await mountLocator(withSnapshot());
    expect(locator.element.status).to.equal('ready');
    expect(locator.element.stores).to.have.length(demoEntries.length);
    expect(page().requests.map(({ url }) => url.pathname)).to.deep.equal([snapshotSrc]);
    expect(asked).to.have.length(1);
    for (const { headers } of [...page().requests, ...asked])
      expect([...headers.keys()]).to.deep.equal(['accept']);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
  });

  it('keeps its stores while the pointer changes, and has the new ones after a refresh', async () => {
    pointTo(older);
    serve(older, demoEntries.slice(0, 30));
    const locator = await mountLocator(withSnapshot());
    pointTo(newer);
    serve(newer, demoEntries.slice(0, 40));
    expect(locator.element.stores).to.have.length(30);
    locator.element.refresh();
    await until(() => locator.element.stores.length === 40);
    expect(locator.element.status).to.equal('ready');
    expect(page().errors).to.deep.equal([]);
  });

  it('keeps its stores when the newly named file is not there, and says why', async () => {
    pointTo(older);
    serve(older, demoEntries.slice(0, 30));
    const locator = await mountLocator(withSnapshot());
    pointTo(newer);
    answer(newer, () => new Response('gone', { status: 404 }));
    locator.element.refresh();
    await until(() => page().errors.length);
    expect(page().errors).to.deep.equal(['<store-locator> src: refused (404)']);
    expect(locator.element.stores).to.have.length(30);
  });

  it('fails with one sentence where a pointer names a second pointer', async () => {
    pointTo(older);
    answer(older, () => Response.json({ version: 1, file: newer }));
    const locator = await mountLocator(withSnapshot());
    expect(locator.element.status).to.equal('error');
    expect(page().errors).to.deep.equal(['<store-locator> src: no snapshot of version 1']);
    expect(asked).to.have.length(1);
  });

  it('fails with one sentence where a pointer names no file', async () => {
    pointTo(7);
    const locator = await mountLocator(withSnapshot());
    expect(locator.element.status).to.equal('error');
    expect(page().errors).to.deep.equal(['<store-locator> src: no snapshot of version 1']);
  });
});
