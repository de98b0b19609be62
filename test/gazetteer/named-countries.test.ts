import { expect } from '@open-wc/testing';
import { countryInAnyLanguage } from '../../src/gazetteer/names/country-in-any-language.js';

/**
 * Names as merchants write them, by the code of the country; `--` for none. Engines know
 * the names of fewer languages than Node, so this runs in each.
 */
const names = {
  titles:
    'BH=Kingdom of Bahrain|BH=Bahrain, Kingdom of|BH=مملكة البحرين|OM=Sultanate of Oman|OM=سلطنة عمان|MC=Principality of Monaco|' +
    'MC=Principauté de Monaco|LU=Grand Duchy of Luxembourg|LU=Grand-Duché de Luxembourg|AU=Commonwealth of Australia|' +
    'KW=State of Kuwait|QA=State of Qatar|QA=دولة قطر|PS=State of Palestine|KM=Union of the Comoros|BE=Royaume de Belgique|' +
    'NL=Koninkrijk der Nederlanden|ES=Reino de España|LI=Fürstentum Liechtenstein|DE=Bundesrepublik Deutschland|' +
    'BY=Республика Беларусь|KZ=Қазақстан Республикасы|RU=Российская Федерация|TR=Türkiye Cumhuriyeti|EE=Eesti Vabariik|' +
    'PL=Rzeczpospolita Polska|IT=Repubblica Italiana|FR=République française|AR=Argentine Republic|GR=Ελληνική Δημοκρατία|' +
    'CO=República de Colombia|BR=República Federativa do Brasil|MX=Estados Unidos Mexicanos|EG=جمهورية مصر العربية|' +
    'VN=Socialist Republic of Vietnam|LK=Democratic Socialist Republic of Sri Lanka|DZ=People’s Democratic Republic of Algeria|' +
    'CN=中华人民共和国|KR=大韩民国|SG=新加坡共和国|JO=Hashemite Kingdom of Jordan|IR=Islamic Republic of Iran|TR=Republic of Turkey',
  abbreviations:
    'CZ=Czech Rep.|SK=Slovak Rep|DO=Dominican Rep.|DO=Rep. Dominicana|CF=Central African Rep.|KR=S. Korea|KP=N. Korea|' +
    'MK=N. Macedonia|SS=S. Sudan|GQ=Eq. Guinea|KY=Cayman Is.|MH=Marshall Is|GB=N. Ireland|WS=W. Samoa|ZA=RSA|RU=РФ',
  'old and short names':
    'IE=Eire|LK=Ceylon|TH=Siam|IR=Persia|NL=Holland|BA=Bosnia|TT=Trinidad|AG=Antigua|MD=Moldavia|CD=Zaire|MM=Burma|SZ=Swaziland|' +
    'CI=Ivory Coast|CZ=Česká republika|CZ=République tchèque|SK=Slovenská republika|GF=Guyane|RE=La Réunion|MQ=Martinique',
  'parts and cities':
    'AE=Dubai|AE=Abu Dhabi|AE=Emirate of Sharjah|AE=Dubai, UAE|AE=Dubai - United Arab Emirates|GB=England, UK|GB=Scotland, United Kingdom|' +
    'GB=England UK|GB=Wales (UK)|GB=Escocia|GB=Northern Ireland, UK|US=California, USA|US=Georgia, USA|US=Georgia (US)|' +
    'TW=Taiwan Region|TW=Taiwan, R.O.C.|TW=Taiwan (China)|TW=中国台湾|TW=Republic of China|HK=Hong Kong, China|HK=香港|HK=HKSAR|' +
    'MO=Macau, China|MO=澳门|HK=China - Hong Kong|PR=Puerto Rico, USA|MQ=Martinique (France)|RE=Réunion (France)|' +
    'JE=Jersey, UK|CY=KKTC|CY=TRNC|CY=Kuzey Kıbrıs|CY=Turkish Republic of Northern Cyprus|CY=Northern Cyprus, Turkey|' +
    'LI=Liechtenstein, Switzerland|KE=Kenya, Africa|FR=Paris, France|CA=Ontario, Canada',
  'languages that few engines know':
    'KZ=Қазақстан|GE=საქართველო|AM=Հայաստան|MN=Монгол Улс|MN=Монгол|KH=កម្ពុជា|LA=ລາວ|MM=မြန်မာ|NP=नेपाल|AL=Shqipëri|' +
    'MK=Северна Македонија|BY=Беларусь|IS=Ísland|IE=Éire',
  'names of two countries':
    'CG=Republic of the Congo|CG=République du Congo|CD=République démocratique du Congo|CD=Congo, Dem. Rep. of|CD=DR Congo|' +
    'CD=Rep. Dem. Congo|KR=Republic of Korea|KR=República de Corea|KP=República Popular Democrática de Corea|KP=Dem. People’s Rep. of Korea|' +
    'DM=Commonwealth of Dominica|DO=República Dominicana|GN=Republic of Guinea|GQ=Republic of Equatorial Guinea|' +
    'GQ=Guinea Ecuatorial|GW=Republic of Guinea-Bissau|GW=Guinea (Bissau)|PG=Independent State of Papua New Guinea|NE=Republic of Niger|' +
    'NG=Federal Republic of Nigeria|GE=Republic of Georgia|IE=Republic of Ireland|WS=Independent State of Samoa|' +
    'AS=Territory of American Samoa|SD=Republic of the Sudan|SS=Republic of South Sudan|CN=P.R. China|CN=People’s Republic of China|' +
    'VG=British Virgin Islands|VI=Virgin Islands of the United States|JE=Bailiwick of Jersey|MK=Republic of North Macedonia|' +
    'SX=St. Maarten|MF=St. Martin|ZA=Republic of South Africa|CF=République centrafricaine',
  'texts that tell no country':
    '--=Virgin Islands|--=Conakry, Guinea|--=New Jersey|--=State of GA|--=Los Angeles, CA|--=France, Belgium|--=UK & Ireland|' +
    '--=Korea (X)|--=Atlanta, Georgia|--=Republic|--=Kingdom of|--=The|--=South|--=Lebanon, Ohio|--=Mexico, Missouri|' +
    '--=New Mexico|--=Macedonia, Greece|--=Indiana|--=Somewhere in France',
};

describe('countries as merchants write them', () => {
  for (const [kind, list] of Object.entries(names))
    it(`are known by ${kind}`, async () => {
      const wrong: string[] = [];
      for (const entry of list.split('|')) {
        const found = (await countryInAnyLanguage(entry.slice(3))) ?? '--';
        if (found !== entry.slice(0, 2)) wrong.push(`${entry} is ${found}`);
      }
      expect(wrong).to.deep.equal([]);
    });

  it('are read in the page’s language first', async () => {
    expect(await countryInAnyLanguage('Republik Niger', 'de')).to.equal('NE');
    expect(await countryInAnyLanguage('Guinée', 'fr')).to.equal('GN');
  });
});
