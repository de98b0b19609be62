import { expect } from '@open-wc/testing';

// The other files of this group prove nothing unless this holds.
describe('a browser as old as the floor', () => {
  it('has no custom states, no AbortSignal.any and no DecompressionStream', () => {
    expect('states' in ElementInternals.prototype).to.equal(false);
    expect('any' in AbortSignal).to.equal(false);
    expect('DecompressionStream' in globalThis).to.equal(false);
  });
});
