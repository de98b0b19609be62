import { normalizeText } from '../../domain/search/normalize-text.js';

/**
 * Usual spellings besides those of `countryCode`, without gaps, accents, signs, "the" and "and".
 */
const NAMES =
  'CD:democraticrepublicofcongo,democraticrepubliccongo,congodemocraticrepublic,congodemrep,demrepcongo,drcongo,drc,' +
  'congodrc,congokinshasa,zaire ' +
  'CG:republicofcongo,congorepublicof,congorepublic,congorep,congo,congobrazzaville ' +
  'CN:peoplesrepublicofchina,prc,prchina,chinapr,chinapeoplesrepublicof,mainlandchina,chinamainland ' +
  'VI:virginislandsus,virginislandsusa,virginislandsofunitedstates,usvi ' +
  'VG:bvi,virginislandsbritish,virginislandsuk TL:easttimor SZ:swaziland MM:burma MD:republicofmoldova ' +
  'TR:republicofturkiye,republicofturkey SA:ksa,kingdomofsaudiarabia KG:kyrgyzrepublic LA:laopdr,lao US:america ' +
  'KP:dprk,democraticpeoplesrepublicofkorea,koreademocraticpeoplesrep,koreadempeoplesrep KR:rok,korearep ' +
  'TW:taiwanprovinceofchina,republicofchina,chinesetaipei SY:syrianarabrepublic IR:islamicrepublicofiran ' +
  'FM:federatedstatesofmicronesia BO:plurinationalstateofbolivia VE:bolivarianrepublicofvenezuela ' +
  'TZ:unitedrepublicoftanzania MK:republicofnorthmacedonia,formeryugoslavrepublicofmacedonia,fyrom ' +
  'AE:emirates GB:britain,unitedkingdomofgreatbritainnorthernireland VN:socialistrepublicofvietnam ' +
  'DE:federalrepublicofgermany GM:republicofgambia';

/** Country codes: ISO 3166-1 alpha-2, followed by alpha-3. */
const ALPHA_3 =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB ' +
  'BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR ' +
  'BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR ' +
  'CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK ' +
  'FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS ' +
  'GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ' +
  'ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO ' +
  'LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
  'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER ' +
  'NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM ' +
  'PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP ' +
  'SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF ' +
  'TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY ' +
  'UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE XKXKX';

let table: ReadonlyMap<string, string> | undefined;

/**
 * Returns the ISO 3166-1 alpha-2 code of a country by its alpha-3 code, or by a usual spelling that
 * is missing from lists of names.
 */
export function otherCountryName(name: string): string | undefined {
  // "Nga" is Russia in Vietnamese, but "NGA" is the code of Nigeria.
  if (/^\p{Lu}\p{Ll}{2}$/u.test(name.trim())) return undefined;
  table ??= buildTable();
  return table.get(normalizeText(name).replace(/\b(and|the)\b| /g, ''));
}

function buildTable(): ReadonlyMap<string, string> {
  const codes = new Map(
    ALPHA_3.split(' ').map((entry) => [entry.slice(2).toLowerCase(), entry.slice(0, 2)]),
  );
  for (const entry of NAMES.split(' '))
    for (const name of entry.slice(3).split(',')) codes.set(name, entry.slice(0, 2));
  return codes;
}
