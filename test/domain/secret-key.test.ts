import { expect } from '@open-wc/testing';
import { holdsSecretKey, secretProblem, withoutSecret } from '../../src/domain/secret-key.js';
import { seeded } from '../support/fakes/seeded.js';

describe('a secret key', () => {
  for (const text of [
    'sk_live_1',
    ' sk_demo\n',
    'SK_LIVE',
    'sK_',
    '"sk_1"',
    '\u200bsk_1',
    '“sk_1”',
    'secret_key: sk_live_X',
    'Bearer sk_live_X',
    'pk_x,sk_live_X',
    'pk_sk_1',
    'sk_ab_12',
    'sk_ab-12',
    'https://shop.example/?key=sk_live_X',
    'https://sk_live_X@shop.example/',
    'https://shop.example/%73k_live',
    'https://shop.example/sk%5flive',
    'https://shop.example/?a=%20sk_live',
    'https://shop.example/?a=Bearer%2Bsk_live',
    'https://shop.example/?a=%2520sk%25255Flive',
    'https://shop.example/?a=%E2%80%9Csk_live%E2%80%9D',
    'https://shop.example/?a=%FFsk_live',
    'https://shop.example/s\nk\t_live',
  ])
    it(`is seen in ${JSON.stringify(text)}`, () => {
      expect(holdsSecretKey(text)).to.equal(true);
      expect(withoutSecret(text)).to.equal(undefined);
    });

  for (const text of [
    '',
    'pk_live_1',
    'risk_1',
    'desk_lamp',
    '1sk_1',
    'påsk_2027',
    'https://shop.example/p%C3%A5sk_2027.json',
    'https://shop.example/desk%5Flamp',
    'https://shop.example/%64esk_lamp',
    'https://shop.example/static/version17/frontend/Acme/theme/sk_SK/data/',
    'https://shop.example/sk_en',
    'https://shop.example/100%/stores',
    'sk-live-1',
  ])
    it(`is not seen in "${text}"`, () => {
      expect(holdsSecretKey(text)).to.equal(false);
      expect(withoutSecret(text)).to.equal(text);
    });

  it('is looked for in texts and addresses only', () => {
    expect(holdsSecretKey(new URL('https://shop.example/?a=sk_live'))).to.equal(true);
    const others = [undefined, null, 7, {}, ['sk_live'], () => 'sk_live', Object.create(null)];
    expect(others.filter(holdsSecretKey)).to.deep.equal([]);
  });

  it('is seen wherever it stands, however it is encoded, by the naive search as oracle', () => {
    const random = seeded(30);
    const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? '';
    const letters = 'sSkKssskkk____pad9 -/%å';
    const encode = (text: string): string =>
      [...text]
        .map((letter) => (letter === '%' || random() < 0.3 ? percent(letter) : letter))
        .join('');
    let seen = 0;
    for (let run = 0; run < 20_000; run++) {
      const plain = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(letters)).join(
        '',
      );
      const written = encode(plain);
      const expected = naive(plain);
      if (expected) seen++;
      expect(holdsSecretKey(written), written).to.equal(expected);
    }
    expect(seen).to.be.greaterThan(200);
  });

  it('takes no longer in a long text than its length asks for', () => {
    const began = performance.now();
    for (const text of [
      '%25'.repeat(300_000),
      's'.repeat(1e6),
      's\n'.repeat(5e5),
      'sk'.repeat(5e5),
    ])
      expect(holdsSecretKey(text)).to.equal(false);
    expect(performance.now() - began).to.be.lessThan(3_000);
  });
});

describe('the mistake of a secret key', () => {
  it('names the value as an attribute is written, and quotes nothing', () => {
    const problem = secretProblem({ baseUrl: 'https://a.test', coordinatesSrc: '/?a=sk_live_1' });
    expect(problem?.code).to.equal('secret-key');
    expect(problem?.message).to.equal('coordinates-src holds a secret key: revoke it');
  });

  it('is a value of that name, whatever it holds', () => {
    for (const name of ['secretKey', 'secret-key', 'secret_key'])
      expect(secretProblem({ [name]: '' })?.message).to.match(
        /never belongs in a page: revoke it$/,
      );
  });

  it('is none of a page that has none', () => {
    expect(secretProblem({ publicKey: 'pk_1', messages: {}, persist: false })).to.equal(undefined);
  });
});

const percent = (letter: string): string =>
  [...new TextEncoder().encode(letter)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');

/** Letter by letter. */
function naive(text: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf('sk_'); at >= 0; at = lower.indexOf('sk_', at + 1)) {
    const before = [...lower.slice(0, at)].at(-1) ?? ' ';
    const [first = ' ', second = ' ', third = ' '] = lower.slice(at + 3);
    const isRegion = /^[a-z]{2}$/.test(first + second) && !/[\wå-]/.test(third);
    if (!/[a-z0-9å]/.test(before) && !isRegion) return true;
  }
  return false;
}
