import { normalizeText } from '../../domain/search/normalize-text.js';

/** Words that do not tell one country from another: articles, titles and "islands". */
const TITLES =
  'the of and a al an d de do da das dos del dei della delle des der die den di du e ed el en et i il in l la las le ' +
  'les los na och o og os ta u und v van von y z is island islands isle isles ile iles isla islas ilha ilhas isola ' +
  'isole insel inseln eiland eilanden острова остров wyspa wyspy adalari republic rep republica republik republika ' +
  'republique republiek republiken repubblica respublika respublikasi cumhuriyeti vabariik rzeczpospolita jamhuri cong ' +
  'hoa республика республіка республикасы республикаси δημοκρατια kingdom royaume reino regno koninkrijk konigreich ' +
  'kongeriget kongeriket konungariket krolestwo kralovstvi kralligi королевство state states estado estados etat etats ' +
  'stato stati staat staaten государство principality principaute principado principato principat furstentum vorstendom ' +
  'княжество grand gran grande groot duchy duche ducado granducato grossherzogtum groothertogdom commonwealth sultanate ' +
  'sultanat sultanato emirate union confederation confederaciones confederazione eidgenossenschaft federation ' +
  'federacion federacao federazione федерация territory territoire territorio collectivity collectivite department ' +
  'departement bailiwick bailliage country land pays nation independent sovereign region regiao regio province ' +
  'provincia sar special especial speciale administrative administrativa administratieve sonderverwaltungszone ' +
  'sonderverwaltungsregion islamic islamique islamica islamische plurinational plurinacional bolivarian bolivariana ' +
  'federal federale federated federative federativa bundesrepublik hashemite arab arabe araba cooperative co operative ' +
  'улс oriental most serene serenissima libre asociado جمهورية دولة مملكة سلطنة عربية';

/**
 * Words by which some states call themselves after their people. They tell one Korea and one Congo
 * from the other.
 */
const PEOPLES =
  'democratic democratique democratica democratico demokratische demokratik demokratyczna demokraticka dem people ' +
  'peoples popular populaire popolare volksrepublik volksrepubliek socialist socialiste socialista sozialistische ' +
  'xa hoi chu nghia народная демократическая социалистическая';

const SHORT: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  w: 'western',
  eq: 'equatorial',
  saint: 'st',
  sint: 'st',
  sankt: 'st',
};
const INITIAL = /(?<!\p{L})(\p{L})\.\s?(?=\p{L}(?!\p{L}))/gu;
const CJK_PEOPLES = /人民|民主(?:主[义義])?|민주주의|인민/g;
const CJK_TITLES =
  /特別行政[區区]|特别行政区|共和[国國]|合[众衆眾][国國]|(?<=..)(?:大?公[国國]|王[国國]|地[区區]|[领領]土|省)$|공화국/g;
const CJK_CHINA = /^中[国國华華](?=..)/;

let titles: ReadonlySet<string> | undefined;
let peoples: ReadonlySet<string> | undefined;

/** The words of a country's name that tell it from others. */
export interface CountryWords {
  readonly text: string;
  /** The same words in the order of the alphabet, without gaps. */
  readonly key: string;
  /** Whether the name calls the state a democratic or a people's one. */
  readonly isPeoples: boolean;
}

/**
 * Returns the words that are left of a country's name without titles: "Bahrain" of "Kingdom of
 * Bahrain". A name that consists of titles is kept.
 */
export function countryWords(name: string): CountryWords {
  titles ??= new Set(normalizeText(TITLES).split(' '));
  peoples ??= new Set(normalizeText(PEOPLES).split(' '));
  const whole = name.replace(/['’`]s(?!\p{L})/giu, '').replace(INITIAL, '$1');
  const plain = whole.replace(CJK_PEOPLES, '').replace(CJK_TITLES, '').replace(CJK_CHINA, '');
  const all = normalizeText(plain).split(' ');
  const words: string[] = [];
  let isPeoples = plain.length < whole.length && whole.search(CJK_PEOPLES) >= 0;
  for (const each of all) {
    const word = SHORT[each] ?? each.replace(/^ال(?=...)/, '');
    if (peoples.has(word)) isPeoples = true;
    else if (!titles.has(word)) words.push(word);
  }
  const left = words.length ? words : all;
  return { text: left.join(' '), key: left.toSorted().join(''), isPeoples };
}
