import { expect } from '@open-wc/testing';
import { mountLocator } from '../../support/harness/locator.js';
import { until, usePage } from '../../support/harness/page.js';

describe('a town that was searched for in <store-locator>', () => {
  usePage();

  it('lists the stores in it by postal code while none has an exact position, and without “in Lyon” in each', async () => {
    const locator = await mountLocator();
    await until(() => locator.element.stores.every(({ position }) => position));
    locator.element.search('Lyon');
    await locator.lineSays(/of Lyon, France$/);
    const own = locator.element.results.filter(({ city }) => city === 'Lyon');
    const codes = own.map(({ zip }) => zip);
    expect(codes.length).to.be.above(2);
    expect(codes).to.deep.equal([...codes].sort());
    expect(locator.element.results.slice(0, own.length)).to.deep.equal(own);
    const distances = locator.rows().map(({ distance }) => distance);
    expect(distances.slice(0, own.length).join('')).to.equal('');
    expect(distances[own.length]).to.match(/^about \d/);
  });
});
