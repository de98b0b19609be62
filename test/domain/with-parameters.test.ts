import { expect } from '@open-wc/testing';
import { withParameters } from '../../src/domain/with-parameters.js';

describe('withParameters()', () => {
  for (const [search, near, expected] of [
    ['', undefined, ''],
    ['', 'Lyon', '?near=Lyon'],
    ['?', 'Lyon', '?near=Lyon'],
    ['?near=Paris', 'Lyon', '?near=Lyon'],
    ['?near=Paris', undefined, ''],
    ['?near', 'Lyon', '?near=Lyon'],
    ['?near=a&near=b&c=d', undefined, '?c=d'],
    ['?a=b%20c+d&flag&e=&%zz', 'Saint-Étienne & co', '?a=b%20c+d&flag&e=&%zz&near='],
    ['?nearby=1&x=near=2', 'Lyon', '?nearby=1&x=near=2&near=Lyon'],
    ['?variant=1&near=Paris&view=x', 'Lyon', '?variant=1&view=x&near=Lyon'],
  ] as const)
    it(`makes "${expected}" of "${search}" with ${near ?? 'nothing'}`, () => {
      const written = withParameters(search, { near });
      const [others = '', own = ''] = written.split(/(?<=[?&]near=)/);
      expect(others + (own.includes('%') ? '' : own)).to.equal(expected);
      expect(new URLSearchParams(written).get('near') ?? undefined).to.equal(near);
    });
});
