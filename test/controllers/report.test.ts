import { expect } from '@open-wc/testing';
import { report } from '../../src/controllers/reports/report.js';
import { usePage } from '../support/harness/page.js';

describe('an error that an element reports', () => {
  const page = usePage();

  it('is written once, in a line that begins with the tag', () => {
    const host = document.createElement('store-locator');
    report(host, 'base-url is missing');
    report(host, 'base-url is missing');
    report(host, 'places are old', 'warn');
    expect(page().errors).to.deep.equal(['<store-locator> base-url is missing']);
    expect(page().warnings).to.deep.equal(['<store-locator> places are old']);
  });

  it('is cut where an error quotes a whole file', () => {
    report(document.createElement('stock-badge'), `the map can't be loaded: ${'x'.repeat(3e7)}`);
    const [line = ''] = page().errors;
    expect(line).to.match(/^<stock-badge> the map can't be loaded: x+$/);
    expect(line.length).to.equal('<stock-badge> '.length + 500);
  });
});
