import { expect } from '@open-wc/testing';
import { countryInAnyLanguage } from '../../src/gazetteer/names/country-in-any-language.js';

const spellings: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['CG', ['Republic of the Congo', 'Congo, Rep.', 'Congo', 'Congo, Republic of the', 'COG']],
  ['CD', ['Democratic Republic of the Congo', 'DRC', 'D.R.C.', 'Congo, Dem. Rep.', 'DR Congo']],
  ['CD', ['Congo, The Democratic Republic of the', 'Congo (DRC)', 'Congo (Kinshasa)', 'COD']],
  ['CN', ["People's Republic of China", 'PRC', 'P.R. China', 'Mainland China', 'China, PR', 'CHN']],
  ['VI', ['Virgin Islands U.S.', 'Virgin Islands (U.S.)', 'Virgin Islands, U.S.', 'VIR']],
  ['VG', ['Virgin Islands, British', 'Virgin Islands (British)', 'VGB']],
  ['TL', ['East Timor', 'TLS']],
  ['SZ', ['Swaziland', 'Eswatini']],
  ['MM', ['Burma']],
  ['MD', ['Republic of Moldova', 'Moldova, Republic of']],
  ['TR', ['Republic of Türkiye', 'Republic of Turkey']],
  ['SA', ['KSA', 'K.S.A.', 'Kingdom of Saudi Arabia']],
  ['KG', ['Kyrgyz Republic']],
  ['LA', ['Lao PDR', 'Lao P.D.R.']],
  ['US', ['America', 'USA']],
  ['KP', ['Korea, North', 'DPRK', 'Korea, Dem. People’s Rep.', 'PRK']],
  ['KR', ['Korea, South', 'Korea, Rep.', 'KOR']],
  ['GB', ['Ireland, Northern', 'GBR']],
  ['SS', ['Sudan, South']],
  ['GQ', ['Guinea, Equatorial']],
  ['AS', ['Samoa, American', 'American Samoa']],
  ['DE', ['DEU', 'deu', 'Deutschland', 'Allemagne']],
  ['NG', ['NGA']],
  ['RU', ['Nga']],
  ['JP', ['JPN', '日本']],
  ['HK', ['Hong Kong S.A.R.', 'Hong Kong SAR China']],
];

describe('countries by their names', () => {
  for (const [code, names] of spellings)
    for (const name of names)
      it(`"${name}" is ${code}`, async () => {
        expect(await countryInAnyLanguage(name)).to.equal(code);
      });

  for (const name of ['', 'Atlantis', 'toString', 'QQQ', 'France, Belgium'])
    it(`"${name}" is no country`, async () => {
      expect(await countryInAnyLanguage(name)).to.equal(undefined);
    });

  it('are taken in the page’s language first', async () => {
    expect(await countryInAnyLanguage('Niger', 'de')).to.equal('NE');
    expect(await countryInAnyLanguage('Österreich', 'no_tag!')).to.equal('AT');
  });
});
