import { random } from './random.mjs';

/**
 * Invented streets in each language's style. `%` is the house number. `area` names a second shop in
 * a town.
 */
const styles = {
  fr: {
    form: ['% rue %s', '% avenue %s', '% place %s', '%bis rue %s'],
    words: [
      'de la Tannerie',
      'des Tisserands',
      'du Vieux Lavoir',
      'des Quatre Saules',
      'Amélie Corvin',
      'de la Passementerie',
      'du Puits Doré',
      'Honoré Vaillac',
      'des Ormes Bleus',
      'de la Filature',
      'du Marché aux Laines',
      'des Petits Drapiers',
    ],
    extra: ['Centre commercial Les Alizés, ', 'Galerie du Cygne, '],
    area: ['Centre', 'Gare'],
  },
  de: {
    form: ['%s %'],
    words: [
      'Lindenhofstraße',
      'Webergasse',
      'Tuchmacherweg',
      'Am Alten Speicher',
      'Färberplatz',
      'Kranichstraße',
      'Seilerring',
      'Auguste-Hellmann-Straße',
      'Spindelgasse',
      'Neuer Kornmarkt',
      'Walkmühlenallee',
      'Schneiderstieg',
    ],
    extra: ['Galerie am Turm, ', 'Ecke Mühlweg & '],
    area: ['Altstadt', 'Hauptbahnhof'],
  },
  en: {
    form: ['% %s'],
    words: [
      "Tanner's Row",
      'Weavers Street',
      'Old Mill Lane',
      'Corder Street',
      'Lower Spinning Gate',
      'Haberdasher Walk',
      'Dovecote Street',
      'Fuller Parade',
      'St Aldwen Street',
      'Cloth Market',
      'Ravensbourne Arcade',
      'Kersey Road',
    ],
    extra: ['Unit 4, The Arcade, ', 'Unit #12, ', 'Shop 3, Dyer & Wool Lane, '],
    area: ['High Street', 'Station'],
  },
  us: {
    form: ['% %s'],
    words: [
      'Tannery St',
      'W Loom Ave',
      'Mulberry Mill Rd',
      'Harlow Blvd',
      'N Weaver St',
      'E Spindle Ave',
      'Kersey Pl',
      'Old Foundry Rd',
      'Whitcombe St',
      'Garment Row',
      'S Calico Dr',
      'Larkfield Ave',
    ],
    extra: ['Suite 210, ', 'Ste #4, ', 'Cotton & Main Plaza, '],
    area: ['Downtown', 'Galleria'],
    numbers: [100, 4990],
  },
  es: {
    form: ['Calle %s, %', 'Plaza %s, %', 'Avenida %s, %'],
    words: [
      'de los Tejedores',
      'del Telar',
      'de la Lana',
      'Inés Valcárcel',
      'de los Curtidores Nuevos',
      'del Huso',
      'de la Seda Vieja',
      'Tomás Arriaga',
      'de los Tintes',
      'del Molino Alto',
    ],
    extra: ['C.C. Las Acacias, '],
    area: ['Centro', 'Estación'],
  },
  it: {
    form: ['Via %s, %', 'Piazza %s, %', 'Corso %s, %'],
    words: [
      'dei Tessitori',
      'della Filanda',
      'dei Setaioli',
      'Elvira Montanelli',
      'del Gelso',
      'dei Lanaioli',
      'della Vecchia Tintoria',
      'Corrado Bellisari',
      'delle Ricamatrici',
      'del Fuso',
    ],
    extra: ['Galleria dei Portici, '],
    area: ['Centro', 'Stazione'],
  },
  nl: {
    form: ['%s %'],
    words: [
      'Weversstraat',
      'Lakenkade',
      'Spinnewiel',
      'Blauwververssteeg',
      'Kantwerksterplein',
      'Molenhofstraat',
      'Vlasmarkt',
      'Wolhandelskade',
      'Ooievaarslaan',
      'Garenstraat',
    ],
    extra: ['Passage De Linde, '],
    area: ['Centrum', 'Station'],
  },
  pl: {
    form: ['ul. %s %'],
    words: [
      'Tkacka',
      'Nowa Przędzalnicza',
      'Lniana',
      'Jedwabna',
      'Sukiennicza',
      'Farbiarska',
      'Złotej Nici',
      'Wrzecionowa',
    ],
    extra: ['Galeria Pod Dębem, '],
    area: ['Centrum', 'Dworzec'],
  },
  sv: {
    form: ['%s %'],
    words: [
      'Vävargatan',
      'Linnegränd',
      'Spinnarvägen',
      'Tyghallsgatan',
      'Garntorget',
      'Blåfärgsgatan',
    ],
    extra: ['Gallerian Lärkan, '],
    area: ['City', 'Station'],
  },
  da: {
    form: ['%s %'],
    words: ['Vævergade', 'Spinderistræde', 'Klædetorvet', 'Uldgade', 'Hørgaden', 'Farvervej'],
    extra: [],
    area: ['City', 'Station'],
  },
  no: {
    form: ['%s %'],
    words: ['Vevergata', 'Spinnerikroken', 'Klesplassen', 'Ullgata', 'Lingata', 'Trådveien'],
    extra: [],
    area: ['Sentrum', 'Stasjon'],
  },
  fi: {
    form: ['%s %'],
    words: ['Kutojankatu', 'Kehruukuja', 'Pellavatori', 'Villatie', 'Lankakatu', 'Värjärinkatu'],
    extra: [],
    area: ['Keskusta', 'Asema'],
  },
  pt: {
    form: ['Rua %s, %', 'Avenida %s, %', 'Largo %s, %'],
    words: [
      'dos Tecelões',
      'da Roca',
      'do Linho',
      'Beatriz Falcão Neves',
      'dos Tintureiros',
      'da Lã',
      'das Rendeiras',
      'do Tear',
    ],
    extra: ['Galerias do Rio, '],
    area: ['Centro', 'Estação'],
  },
  cs: {
    form: ['%s %'],
    words: ['Tkalcovská', 'Přadlácká', 'Lněná', 'Soukenická Nová', 'Barvířská', 'Na Kolovratu'],
    extra: [],
    area: ['Centrum', 'Nádraží'],
  },
  hu: {
    form: ['%s %.'],
    words: ['Takács utca', 'Fonó utca', 'Len utca', 'Kékfestő tér', 'Szövő utca', 'Gyapjú körút'],
    extra: [],
    area: ['Belváros', 'Állomás'],
  },
  sl: { form: ['%s %'], words: ['Tkalska ulica', 'Lanena cesta'], extra: [], area: ['Center'] },
  jp: {
    form: ['%-%-% %s'],
    words: ['Itomachi', 'Hatasaka', 'Ainoki', 'Momendori', 'Kinuta-nishi'],
    extra: ['Tsumugi Bldg. 2F, '],
    area: ['Station'],
    numbers: [1, 9],
  },
};

/** A street and number for the store of this key, in the given language's style. */
export function street(language, key) {
  const { form, words, extra, numbers = [1, 148] } = styles[language];
  const chance = random(`street ${key}`);
  const line = chance
    .pick(form)
    .replaceAll(/%(?!s)/g, () => String(chance.integer(...numbers)))
    .replace('%s', chance.pick(words));
  const before = extra.length > 0 && chance.chance(0.14) ? chance.pick(extra) : '';
  // people leave spaces behind when they fill in a form
  const after = chance.chance(0.06) ? chance.pick([' ', '  ']) : '';
  return before + line + after;
}

/** Returns the words that tell the nth shop of a town apart, in the given language. */
export const areaName = (language, nth) => styles[language].area[nth];
