import { expect } from '@open-wc/testing';
import { telUrl } from '../../src/domain/store/tel-url.js';

describe('telUrl()', () => {
  for (const [phone, url] of [
    ['+33 1 42 68 53 00', 'tel:+33142685300'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['(020) 7946 0018', 'tel:02079460018'],
    ['020 7946 0018 ext. 12', 'tel:02079460018'],
    ['(555) 010-0199 / (555) 010-0200', 'tel:5550100199'],
    ['555.010.0199', 'tel:5550100199'],
    ['*31#', 'tel:*31'],
    ['Tel.: 0800 123', 'tel:0800123'],
    ['ask at the desk', undefined],
    ['', undefined],
    ['7', undefined],
  ] as const)
    it(`makes ${url} of "${phone}"`, () => {
      expect(telUrl(phone)).to.equal(url);
    });
});
