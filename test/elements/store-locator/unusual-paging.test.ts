import { expect } from '@open-wc/testing';
import { demoData } from '../../../demo/service/demo-data.js';
import { mountLocator, startLocator } from '../../support/harness/locator.js';
import { isListing, isPage, until, usePage } from '../../support/harness/page.js';

const listing = demoData.listing.slice();

describe('<store-locator> with a service that pages in another way', () => {
  const page = usePage();

  /** The service cuts its pages at so many records. */
  const cutAt = (size: number, records = listing): void =>
    page().answer(isListing, ({ url }) => {
      const number = Number(new URL(url).searchParams.get('page'));
      return Response.json(records.slice((number - 1) * size, number * size));
    });

  it('shows every store of pages of 100, and tells the developer once', async () => {
    cutAt(100);
    const locator = await mountLocator();
    expect(locator.element.status).to.equal('ready');
    expect(locator.element.stores).to.have.length(listing.length);
    expect(page().errors).to.deep.equal([]);
    expect(page().warnings).to.have.length(1);
    expect(page().warnings[0]).to.match(/^<store-locator> page 1 has fewer than 250 records/);
    const warned = page().warnings.length;
    locator.element.refresh();
    await until(() => page().asked(isPage(8)).length > 1);
    await locator.settled();
    expect(page().warnings).to.have.length(warned);
  });

  it('shows its first rows before it requests a page that may not exist', async () => {
    cutAt(100, listing.slice(0, 100));
    const locator = startLocator();
    let rows = 0;
    page().answer(isPage(2), () => {
      rows = locator.rows().length;
      return Response.json([]);
    });
    await locator.settled();
    expect(rows).to.be.above(0);
    expect(locator.element.status).to.equal('ready');
    expect(page().asked(isListing)).to.have.length(2);
    expect([...page().errors, ...page().warnings]).to.deep.equal([]);
  });

  it('says that some stores could not be loaded where the service ignores the page number', async () => {
    const locator = await mountLocator({ scenario: 'ignores-page' });
    expect(locator.element.status).to.equal('partial');
    expect(locator.element.stores).to.have.length(250);
    await locator.lineSays(/Some stores could not be loaded/);
    expect(page().errors).to.deep.equal([
      '<store-locator> the service ignores "page": each page has the same 250 records, ' +
        'so others may be missing',
    ]);
    locator.element.refresh();
    await until(() => page().asked(isPage(3)).length);
    await until(() => locator.element.status === 'partial');
    expect(locator.element.stores).to.have.length(250);
    expect(page().errors).to.have.length(1);
  });
});
