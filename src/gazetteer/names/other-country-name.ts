import { countryWords } from './country-words.js';

/** Usual names besides those of `Intl` and `countryCode`, as words that `countryWords` leaves. */
const NAMES =
  'CD:drc,congo drc,dr congo,rdc,rd congo,zaire CG:congo,kongo,конго CN:prc,pr china,mainland china,中华,中華,zhongguo ' +
  'VI:usvi,usa virgin,united virgin,st croix,st thomas VG:bvi,uk virgin,tortola SZ:swaziland,suazilandia TL:east timor ' +
  'MM:burma,birmania,birmanie SA:ksa KG:kyrgyz,кыргызская,кыргыз LA:lao pdr US:america,america unidos,amerique unis,' +
  'america uniti,vereinigte amerika KP:dprk,dpr korea,조선 KR:rok,corea,coree,coreia,한국,大韩民国,大韓民國,大韓民国 TW:roc,taiwan roc,' +
  'chinese taipei,formosa,中華民國,中華民国,中华民国 SY:syrian,السورية TZ:united tanzania,zanzibar MK:former yugoslav macedonia,' +
  'fyrom,fyr macedonia AE:emirates,الإمارات,dubai,abu dhabi,sharjah,ajman,fujairah,ras khaimah,ras khaymah,umm quwain,' +
  'dubayy,دبي,أبو ظبي,الشارقة GB:britain,channel,united great britain northern ireland,escocia,schottland,ecosse,scozia,' +
  'inglaterra,angleterre,inghilterra,gales,galles,north ireland,irlande nord,nordirland,irlanda norte,irlanda nord ' +
  'IE:eire,hereann HK:hksar CZ:czech,tcheque,checa,ceca,tschechische,tsjechische,чешская SK:slovak,slovaque,eslovaca,' +
  'slovacca,slovenska,slowakische GF:guyane CH:schweizerische,svizra GR:hellenic,ellada,ελληνικη CY:κυπριακη,kktc,trnc,' +
  'turkish northern cyprus,northern cyprus,north cyprus,kuzey kibris,kuzey kibris turk,zypern nord,nordzypern FR:french,' +
  'francaise IT:italian,italiana PT:portuguese,portuguesa GA:gabonese,gabonaise TG:togolese,togolaise LB:lebanese,' +
  'libanaise,اللبنانية TN:tunisian,tunisienne,التونسية MA:المغربية JO:الأردنية الهاشمية YE:اليمنية DZ:algerian,' +
  'algerienne,الجزائرية MR:الموريتانية MX:united mexican,unidos mexicanos RW:rwandaise PS:palestinian,occupied ' +
  'palestinian,gaza,west bank,palestina,palastina,palestyna,filistin,فلسطين,палестина BF:burkina LK:ceylon IR:persia ' +
  'TH:siam,thai KH:kampuchea BY:белоруссия,belorussia,byelorussia MD:moldawien,молдавия TM:туркмения BA:bosnien ' +
  'TT:trinidad,tobago AG:antigua KN:st kitts,st christopher nevis,nevis VC:st vincent TC:turks,caicos ST:sao tome ' +
  'BQ:bonaire,saba,bonaire st eustatius saba,bonaire eustatius saba VA:vaticano SH:st helena ascension tristan cunha ' +
  'SX:maarten WS:western samoa RU:рф,российская ZA:rsa ES:canarias,tenerife,mallorca,baleares,balearic PT:azores,acores,' +
  'madeira DE:brd AL:shqiperi,shqiperia,shqiperise CI:costa marfil LT:lietuvos LV:latvijas FI:suomen NO:noreg RO:roumania ' +
  'JP:nippon,nihon IN:bharat NZ:aotearoa BN:brunei abode peace,negara brunei darussalam EH:sahrawi PN:pitcairn group ' +
  'NL:nederlanden KZ:қазақстан GE:საქართველო AM:հայաստան MN:монгол KH:កម្ពុជា LA:ລາວ MM:မြန်မာ';

/**
 * Codes of ISO 3166-1 alpha-3, without gaps: first those whose first two letters are the alpha-2
 * code, next those whose first and third letter are it, and last those behind their alpha-2 code.
 */
const FIRST_TWO =
  'AFGAIAALBARGASMAUSAZEBELBFABGRBHRBLMBMUBOLBRABTNBVTBWACANCCKCHECIVCMRCOLCRICUBCXRCYPCZEDEUDJIDMA' +
  'DOMDZAECUEGYERIESPETHFINFJIFRAGABGBRGEOGGYGHAGIBGMBGRCGTMGUMHKGHMDHNDHRVHTIHUNIDNIMNINDIOTIRNISL' +
  'ITAJEYJORJPNKENKGZKHMKIRKNAKWTLAOLBNLCALIELKALSOLTULUXLVAMARMCOMDAMHLMKDMLIMMRMNGMRTMSRMUSMWIMYS' +
  'NAMNCLNERNFKNGANICNLDNORNPLNRUNZLOMNPANPERPHLPRIPSEQATREUROURUSRWASAUSDNSGPSHNSJMSLESMRSOMSSDSTP' +
  'SXMSYRTCATGOTHATJKTKLTLSTONTTOTWNTZAUGAUMIUSAUZBVATVCTVENVGBVIRVNMVUTWSMYEMZAFZMBZWEXKX';
const FIRST_AND_THIRD =
  'ANDAREATGARMAGOAUTABWBRBBGDBDIBRNBHSBLZCODCAFCOGCOKCHLCHNCPVCUWDNKESHFLKFSMFROGRDGUFGRLGINGLPGNQ' +
  'GUYIRQJAMKORKAZLBRLBYMNEMAFMDGMNPMTQMLTMDVMEXMOZNIUPYFPNGPAKPOLPCNPRTPLWPRYSLBSYCSWESVKSENSURSLV' +
  'SWZTCDTKMTUNTURTUVURYWLF';
const BEHIND =
  'AQATAAXALABABIHBJBENBQBESBYBLREEESTGSSGSGWGNBIEIRLILISRKMCOMKPPRKKYCYMMOMACPMSPMRSSRBSISVNTFATF' +
  'UAUKRYTMYT';

let alpha3: ReadonlyMap<string, string> | undefined;
let named: ReadonlyMap<string, string> | undefined;

/** Returns the codes of all countries, alpha-2 by alpha-3. */
export const codesByAlpha3 = (): ReadonlyMap<string, string> =>
  (alpha3 ??= new Map([
    ...FIRST_TWO.match(/.../g)!.map((code) => [code, code.slice(0, 2)] as const),
    ...FIRST_AND_THIRD.match(/.../g)!.map((code) => [code, code[0]! + code[2]!] as const),
    ...BEHIND.match(/.{5}/g)!.map((pair) => [pair.slice(2), pair.slice(0, 2)] as const),
  ]));

/** Returns the country that has this alpha-3 code. */
export function countryByAlpha3(text: string): string | undefined {
  // "Nga" is Russia in Vietnamese, but "NGA" is the code of Nigeria.
  return /^\p{Lu}\p{Ll}{2}$/u.test(text) ? undefined : codesByAlpha3().get(text.toUpperCase());
}

/** Returns the country with a usual name that is missing from lists of names, by its key. */
export function otherCountryName(key: string): string | undefined {
  named ??= new Map(
    NAMES.split(/ (?=[A-Z]{2}:)/).flatMap((entry) =>
      entry
        .slice(3)
        .split(',')
        .map((name) => [countryWords(name).key, entry.slice(0, 2)] as const),
    ),
  );
  return named.get(key);
}
