import { expect } from '@open-wc/testing';
import { decodeLocation } from '../../src/api/decode/decode-location.js';
import { bringReaders } from '../../src/api/decode/odd-fields.js';
import type { Store } from '../../src/domain/store/store.js';

const lyon = {
  id: 12,
  name: 'Lyon Part-Dieu',
  address: '17 Rue du Docteur Bouchut  ',
  country: 'France',
  state: 'Auvergne-Rhône-Alpes',
  city: 'Lyon',
  zip: '69003',
};

function decoded(changes: Record<string, unknown> = {}): Store {
  const store = decodeLocation({ ...lyon, ...changes });
  if (!store) throw new Error('dropped');
  return store;
}

/** As Google published them, without `google.`. */
const supportedDomains =
  'com ad ae com.af com.ag al am co.ao com.ar as at com.au az ba com.bd be bf bg com.bh bi bj com.bn ' +
  'com.bo com.br bs bt co.bw by com.bz ca cd cf cg ch ci co.ck cl cm cn com.co co.cr com.cu cv com.cy ' +
  'cz de dj dk dm com.do dz com.ec ee com.eg es com.et fi com.fj fm fr ga ge gg com.gh com.gi gl gm gr ' +
  'com.gt gy com.hk hn hr ht hu co.id ie co.il im co.in iq is it je com.jm jo co.jp co.ke com.kh ki kg ' +
  'co.kr com.kw kz la com.lb li lk co.ls lt lu lv com.ly co.ma md me mg mk ml com.mm mn com.mt mu mv mw ' +
  'com.mx com.my co.mz com.na com.ng com.ni ne nl no com.np nr nu co.nz com.om com.pa com.pe com.pg ' +
  'com.ph com.pk pl pn com.pr ps pt com.py com.qa ro ru rw com.sa com.sb sc se com.sg sh si sk com.sl ' +
  'sn so sm sr st com.sv td tg co.th com.tj tl tm tn to com.tr tt com.tw co.tz com.ua co.ug co.uk ' +
  'com.uy co.uz com.vc co.ve co.vi com.vn vu ws rs co.za co.zm co.zw cat';

const search = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

describe('the map address', () => {
  // An unusual one is met, and its reader brought, as when a page of the listing is read.
  before(async () => {
    decoded({ google_maps_url: 'https://g.page/lyon' });
    await bringReaders();
  });

  const built = search('17 Rue du Docteur Bouchut, 69003 Lyon, Auvergne-Rhône-Alpes, France');

  for (const url of [
    'https://www.google.com/maps/search/?api=1&query=17%20Rue%20du%20Docteur%20Bouchut',
    'https://www.google.com/maps/search/?api=1&query=Lyon',
    'https://www.google.com/maps/search/?api=1&query=Müller Straße 4, Köln',
    'https://www.google.com/maps/search/?api=1&query=A%20%26%20B%20%234',
    'https://www.google.com/maps/search/?api=1&query=A&query_place_id=ChIJ',
    'https://www.google.com/maps/search/?api=1&query_place_id=ChIJ',
    'http://maps.google.com/maps?q=loc:45.76,4.86&hl=fr',
    'https://maps.google.com/?cid=123',
    'https://maps.google.fr/?q=17+Rue+du+Docteur+Bouchut+Lyon',
    'https://google.co.uk/maps/place/Lyon+Part-Dieu/',
    'https://www.google.com.br/maps/place/X/@45.7,4.8,17z/data=!3m1#top',
    'https://www.google.com/maps',
    'https://www.google.de/maps?q=Lyon',
    'https://maps.app.goo.gl/AbCdEf',
    'https://goo.gl/maps/AbCdEf',
    'https://g.page/lyon',
  ])
    it(`${url} is kept as given`, () => {
      expect(decoded({ google_maps_url: url }).mapsUrl).to.equal(url);
      expect(decoded({ google_maps_url: ` ${url}\n` }).mapsUrl).to.equal(url);
    });

  for (const url of [
    '',
    null,
    42,
    ['https://www.google.com/maps'],
    'not a url',
    // No address of Google's maps.
    'javascript:alert(1)//google.com/maps/',
    'data:text/html,https://www.google.com/maps/',
    'ftp://www.google.com/maps/place/x',
    'https://evil.test/maps/search/?query=17+Rue+du+Docteur+Bouchut+Lyon',
    'https://www.google.com.evil.test/maps/search/?query=17+Rue+du+Docteur+Bouchut',
    'https://google.evil.com/maps',
    'https://evilgoogle.com/maps',
    'https://maps.evilgoogle.com/maps',
    'https://google.zz/maps',
    'https://google.co.fr/maps',
    'https://google.com:8443/maps',
    'https://www.google.com@evil.test/maps/place/x',
    'https://user:pass@www.google.com/maps/place/x',
    'https://user@maps.app.goo.gl/AbCdEf',
    'https://www.google.com/mapsevil',
    'https://www.google.com/url?q=https://evil.test/maps',
    'https://www.google.com/maps/../url?q=https://evil.test',
    'https://maps.google.com/url?q=https://evil.test',
    'https://goo.gl/AbCdEf',
    'https://goo.gl/mapsevil',
    'https://app.goo.gl/maps/AbCdEf',
    // Asks for nothing.
    'https://www.google.com/maps/search/?api=1',
    'https://www.google.com/maps/search/?api=1&query=',
    'https://maps.google.com/?q=%20',
    // Visibly cut.
    'https://www.google.com/maps/search/?api=1&query=17 Rue du & Bouchut, Lyon',
    'https://www.google.com/maps/search/?api=1&query=17%20Rue%20du%20&%20Bouchut,%20Lyon',
    'https://www.google.com/maps/search/?api=1&query=Marks&Spencer,%20Lyon',
    'https://www.google.com/maps/search/?api=1&query=17 Rue du Docteur # 3, 69003 Lyon, France',
    'https://www.google.com/maps/search/?api=1&query=#17 Rue du Docteur Bouchut, 69003 Lyon',
    'https://www.google.com/maps/search/?api=1&amp;query=Lyon',
    `https://www.google.com/maps/search/?api=1&query=${'x'.repeat(2_048)}`,
  ])
    it(`${JSON.stringify(url).slice(0, 100)} is built anew from the store's address`, () => {
      expect(decoded({ google_maps_url: url }).mapsUrl).to.equal(built);
    });

  it('is Google’s in every country where Google has a domain, and in no other', () => {
    const googles = new Set(supportedDomains.split(' '));
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const countries = letters.flatMap((first) => letters.map((second) => first + second));
    const all = countries.flatMap((code) => [code, `com.${code}`, `co.${code}`]);
    for (const ending of [...all, 'com', 'cat', 'org', 'net']) {
      const url = `https://www.google.${ending}/maps/place/Lyon`;
      const isKept = decoded({ google_maps_url: url }).mapsUrl === url;
      expect(isKept, ending).to.equal(googles.has(ending));
    }
  });

  it('with characters that HTML does not allow is the same address, encoded', () => {
    const { mapsUrl } = decoded({ google_maps_url: 'https://www.google.com/maps/place/"><b>' });
    expect(mapsUrl).to.equal('https://www.google.com/maps/place/%22%3E%3Cb%3E');
  });

  it('made from the store’s address escapes special characters', () => {
    const { mapsUrl } = decoded({
      google_maps_url: '',
      address: '1 A & B #4?',
      zip: '',
      state: '',
      country: '',
    });
    expect(new URL(mapsUrl).searchParams.get('query')).to.equal('1 A & B #4?, Lyon');
  });

  it('of a store without any address searches for its name', () => {
    expect(decodeLocation({ id: 1, name: 'Kiosk' })?.mapsUrl).to.equal(search('Kiosk'));
  });
});
