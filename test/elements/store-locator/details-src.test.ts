import { expect } from '@open-wc/testing';
import type { Details } from '../../../src/domain/store/details/store-details.js';
import { mountLocator, type LocatorHarness } from '../../support/harness/locator.js';
import { isListing, isSnapshot, until, usePage } from '../../support/harness/page.js';
import { exactly } from '../../support/harness/places.js';
import { demoEntries, snapshotOf } from '../../support/fakes/snapshot-file.js';

const entries = demoEntries.slice(0, 3);
const [first, second] = entries.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
const note = (text: string): Details => ({ details: { [first!.id]: { note: text } } });

/** Mounts three stores, and selects one of them. */
async function opened(
  details?: unknown,
  name = first!.name,
  attributes: Readonly<Record<string, string>> = { 'details-src': '/stores.json' },
): Promise<LocatorHarness> {
  const properties = details === undefined ? {} : { details: details as Details };
  const locator = await mountLocator(exactly({ attributes, properties }));
  locator.row(name).select();
  return locator;
}
const says = (locator: LocatorHarness, text: string) =>
  until(() => locator.root.querySelector('[aria-current]')?.textContent?.includes(text));

describe('details-src', () => {
  const page = usePage();
  beforeEach(() =>
    page().answer(isListing, () =>
      Response.json(
        entries.map(({ id, name, address, zip, city, country }) => ({
          ...{ id, name, address, zip, city, country },
        })),
      ),
    ),
  );

  it('names a file whose details the selected row shows', async () => {
    page().answer(isSnapshot, () => Response.json(note('In the courtyard.')));
    const locator = await opened();
    await says(locator, 'In the courtyard.');
    expect(page().asked(isSnapshot)).to.have.length(1);
    expect([page().errors, page().warnings]).to.deep.equal([[], []]);
    await locator.isAccessible();
  });

  it('is requested after the first rows', async () => {
    const rows: number[] = [];
    page().answer(isSnapshot, () => {
      rows.push(document.querySelector('store-locator')!.shadowRoot!.querySelectorAll('li').length);
      return Response.json(note('Late.'));
    });
    const locator = await opened();
    await says(locator, 'Late.');
    expect(rows).to.deep.equal([3]);
  });

  it('may have opening hours: rows keep a line for them, and do not grow', async () => {
    let answer = (_: Response): void => undefined;
    page().answer(isSnapshot, () => new Promise((resolve) => (answer = resolve)));
    const locator = await mountLocator({ attributes: { 'details-src': '/stores.json' } });
    await until(() => page().asked(isSnapshot).length);
    const { item } = locator.row(first!.name);
    const height = item.offsetHeight;
    answer(Response.json({ details: { [first!.id]: { hours: '24/7' } } }));
    await until(() => item.textContent?.includes('Open 24 hours'));
    expect(item.offsetHeight).to.equal(height);
    expect(page().errors).to.deep.equal([]);
  });

  it('gives details where the property has none of the store', async () => {
    page().answer(isSnapshot, () =>
      Response.json({ details: { [first!.id]: { note: 'F1' }, [second!.id]: { note: 'F2' } } }),
    );
    const locator = await opened(note('P1'));
    await says(locator, 'P1');
    locator.row(second!.name).select();
    await says(locator, 'F2');
    locator.row(first!.name).select();
    locator.element.details = undefined;
    await says(locator, 'F1');
  });

  it('may name a snapshot, of which only the details count', async () => {
    const other = { ...entries[0], name: 'Another name', details: { note: 'Of the snapshot.' } };
    page().answer(isSnapshot, () => Response.json(snapshotOf([other])));
    const locator = await opened();
    await says(locator, 'Of the snapshot.');
    expect(locator.names()).to.include(first!.name).and.not.include('Another name');
  });

  it('is requested again where its server fails for a moment', async () => {
    let asked = 0;
    page().answer(isSnapshot, () =>
      ++asked === 1 ? new Response('', { status: 503 }) : Response.json(note('Again.')),
    );
    await says(await opened(), 'Again.');
    expect(asked).to.equal(2);
    expect(page().errors).to.deep.equal([]);
  });

  for (const [what, answer, told] of [
    ['is missing', () => new Response('', { status: 404 }), /can't be used: .*404/],
    ['is no JSON', () => new Response('<html>'), /can't be used: /],
    ['has another shape', () => Response.json({ stores: 5 }), /can't be used: .*not of the shape/],
  ] as const)
    it(`that ${what} is one line in the console; earlier details stay`, async () => {
      page().answer(isSnapshot, () => Response.json(note('Earlier.')));
      const locator = await opened();
      await says(locator, 'Earlier.');
      page().answer(isSnapshot, answer);
      locator.element.detailsSrc = '/other/stores.json';
      await until(() => page().errors.length);
      expect(page().errors).to.have.length(1);
      expect(page().errors[0])
        .to.match(/^<store-locator> details-src /)
        .and.to.match(told);
      await says(locator, 'Earlier.');
      locator.element.detailsSrc = undefined;
      await until(() => !locator.root.querySelector('.note'));
    });

  it('tells what is unusable in the file, in one line', async () => {
    page().answer(isSnapshot, () =>
      Response.json({ details: { [first!.id]: { note: 'Ok.', phne: '1', tags: ['a', {}] } } }),
    );
    await says(await opened(), 'Ok.');
    await until(() => page().warnings.length);
    expect(page().warnings).to.deep.equal([
      `<store-locator> entries of \`details-src\` were ignored: 2, for example ${first!.id}.phne.`,
    ]);
  });

  it('sends no cookie to another server, and one to its own', async () => {
    const sent: string[] = [];
    page().answer(isSnapshot, ({ credentials }) => {
      sent.push(credentials);
      return Response.json(note('Read.'));
    });
    await says(await opened(), 'Read.');
    expect(sent).to.deep.equal(['same-origin']);
  });
});
