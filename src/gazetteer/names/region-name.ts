import { ownLanguage } from './country-names.js';
import { nameKey } from './name-key.js';
import { ownCount } from './regions-named.js';

/**
 * The names of regions in a page's language, by language and country, each as English=home. They
 * are listed if the data has only the English name, or has a name of another language in place of
 * the home name.
 */
const NAMES: Readonly<Record<string, string>> = {
  'de-CH':
    'Bern=Kanton Bern|Fribourg=Kanton Freiburg|Geneva=Kanton Genf|Jura=Kanton Jura|Neuchâtel=Kanton Neuenburg|' +
    'Ticino=Kanton Tessin|Valais=Kanton Wallis|Vaud=Kanton Waadt',
  'de-DE': 'Mecklenburg-Vorpommern=Mecklenburg-Vorpommern|State of Berlin=Berlin',
  'es-CO':
    'San Andres y Providencia=San Andrés y Providencia|Valle del Cauca Department=Valle del Cauca',
  'es-ES':
    'Andalusia=Andalucía|Aragon=Aragón|Basque Country=País Vasco|Castille and León=Castilla y León|' +
    'Castille-La Mancha=Castilla-La Mancha|Catalonia=Cataluña',
  'es-MX': 'Mexico City=Ciudad de México',
  'fr-BE': 'Brussels Capital=Bruxelles-Capitale|Flanders=Flandre|Wallonia=Wallonie',
  'fr-CA':
    'British Columbia=Colombie-Britannique|New Brunswick=Nouveau-Brunswick|Newfoundland and Labrador=' +
    'Terre-Neuve-et-Labrador|Nova Scotia=Nouvelle-Écosse|Prince Edward Island=Île-du-Prince-Édouard|Quebec=Québec',
  'fr-CH':
    'Aargau=Argovie|Basel-City=Bâle-Ville|Basel-Landschaft=Bâle-Campagne|Bern=Berne|Geneva=Genève|Glarus=Glaris|' +
    'Lucerne=Lucerne|Nidwalden=Nidwald|Obwalden=Obwald|Saint Gallen=Saint-Gall|Schaffhausen=Schaffhouse|' +
    'Solothurn=Soleure|Thurgau=Thurgovie|Ticino=Tessin|Zug=Zoug|Zürich=Zurich',
  'lt-LT':
    'Klaipėda County=Klaipėdos apskritis|Marijampolė County=Marijampolės apskritis|Panevėžys=Panevėžio apskritis|' +
    'Tauragė County=Tauragės apskritis',
  'nl-BE': 'Brussels Capital=Brussel|Wallonia=Wallonië',
  'nl-NL':
    'Gelderland=Gelderland|North Brabant=Noord-Brabant|North Holland=Noord-Holland|South Holland=Zuid-Holland',
  'pl-PL':
    'Greater Poland=wielkopolskie|Kujawsko-Pomorskie=kujawsko-pomorskie|Lesser Poland=małopolskie|' +
    'Lower Silesia=dolnośląskie|Lublin=lubelskie|Lubusz=lubuskie|Mazovia=mazowieckie|Opole Voivodeship=opolskie|' +
    'Podlasie=podlaskie|Pomerania=pomorskie|Silesia=śląskie|Subcarpathia=podkarpackie|' +
    'Warmia-Masuria=warmińsko-mazurskie|West Pomerania=zachodniopomorskie|Łódź Voivodeship=łódzkie|' +
    'Świętokrzyskie=świętokrzyskie',
  'sr-RS': 'Vojvodina=Vojvodina',
};

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns a region's name on a page in a language other than English. If the language is that of
 * the country, it is the name used at home.
 * @param names all names of the region and its parts
 * @param typed the region's name that was typed in full; it is returned unless the home name
 *   differs only by accents
 */
export function regionName(
  lang: string,
  countryCode: string,
  names: readonly string[],
  typed?: string,
): string {
  const [english = '', home = english] = names.slice(0, ownCount(names, countryCode));
  const known = homeRegionNames(lang, countryCode)?.get(english);
  const isHome = ownLanguage(countryCode) === lang.split('-')[0];
  const name = known ?? (isHome ? home : english);
  return typed && nameKey(typed) !== nameKey(name) ? typed : name;
}

/**
 * Returns the name in the data of a region, by its name on a page of that language. Undefined when
 * there is none, or when both are the same.
 */
export function regionCalled(lang: string, countryCode: string, text: string): string | undefined {
  const key = nameKey(text);
  const known = homeRegionNames(lang, countryCode) ?? [];
  return [...known].find(([, name]) => nameKey(name) === key)?.[0];
}

/**
 * Returns the names of a country's regions that a language needs in addition to the data, by
 * English name.
 * @param lang BCP 47
 */
function homeRegionNames(
  lang: string,
  countryCode: string,
): ReadonlyMap<string, string> | undefined {
  const key = `${lang.split('-')[0]}-${countryCode}`;
  const text = NAMES[key];
  if (text === undefined) return undefined;
  let names = known.get(key);
  if (!names) {
    const entries = text.split('|').map((entry): [string, string] => {
      const [english = '', home = ''] = entry.split('=');
      return [english, home];
    });
    known.set(key, (names = new Map(entries)));
  }
  return names;
}
