import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Op voorraad', low: 'Beperkt op voorraad', out: 'Niet op voorraad' } as const;
const unknown = 'Voorraad onbekend: vraag het in de winkel';

const positionErrors = {
  'position-denied':
    'Deze pagina mag je locatie niet gebruiken. Je kunt dit toestaan in de browser.',
  'position-unavailable': 'Je locatie kon niet worden gevonden.',
  'position-timeout': 'Het bepalen van je locatie duurde te lang.',
} as const;

const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'winkel', 'winkels');

const quoted = (text: string): string => `‘${text}’`;

/** Returns the age of an answer at the beginning of a sentence. */
function checked(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'Zojuist gecontroleerd';
  const ago =
    minutes < 60
      ? format.relative(-minutes, 'minute')
      : format.relative(-Math.floor(minutes / 60), 'hour');
  return `${ago} gecontroleerd`;
}

/** Joins two texts by a colon. No "in" fits all: "in Frankrijk", but "in de Verenigde Staten". */
const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/** The Dutch messages. */
export const messages: Messages = {
  stores: 'Winkels',
  searchLabel: 'Zoek een winkel',
  searchPlaceholder: 'Plaats, postcode of winkel',
  nearMe: 'Bij mij in de buurt',
  loading: 'Winkels laden…',
  waiting: 'Nog aan het laden: wachten op de webshop…',
  late: 'De webshop heeft nog niet gereageerd. We blijven het proberen…',
  loadingMore: (format, n) => `Tot nu toe ${stores(format, n)}…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} in ${format.number(countries)} landen`
      : stores(format, n),
  found: (format, n, query) => `${stores(format, n)} gevonden voor ${quoted(query)}`,
  nothingFound: (_, query) => `Geen winkels gevonden voor ${quoted(query)}.`,
  allCountries: 'Alle landen',
  showAll: 'Alle winkels tonen',
  noStores: 'Er zijn nog geen winkels om te tonen.',
  partial: 'Sommige winkels konden niet worden geladen.',
  refreshFailed: 'De lijst kon niet worden vernieuwd.',
  retry: 'Opnieuw proberen',
  failed: 'De winkels kunnen nu niet worden getoond.',
  offline: 'Je lijkt offline te zijn: de winkels kunnen niet worden geladen.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, opent in een nieuw tabblad`,
  makeMyStore: 'Kies als mijn winkel',
  myStore: 'Mijn winkel ✓',
  undo: 'Ongedaan maken',
  showMore: (format, n) => `Nog ${format.number(n)} tonen`,
  showAs: 'Tonen als',
  list: 'Lijst',
  map: 'Kaart',

  mapFailed: 'De kaart kon niet worden geladen. Alle winkels staan in de lijst.',
  placesFailed:
    'Plaatsen en postcodes kunnen nu niet worden opgezocht, en geen enkele winkel bevat deze woorden.',
  nearMeFailed: '‘Bij mij in de buurt’ kon niet worden geladen. Typ een plaats of postcode.',
  skipMap: 'Kaart overslaan',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  searchArea: 'Zoek in dit gebied',
  cluster: (format, n) => `${stores(format, n)}: inzoomen`,
  clusterHere: (format, n) => `${stores(format, n)} dicht bij elkaar: tonen`,
  approximate: (_, name) => `${name} (locatie bij benadering)`,
  approximateNote: 'Cirkels geven het gebied aan, niet het adres',
  aboutData: 'Over de gegevens',
  twoFingers: 'Gebruik twee vingers om de kaart te verplaatsen',
  wheelKey: (_, key) => `Gebruik ${key} + scrollen om in te zoomen op de kaart`,
  showStreets: (_, server) => `Straten tonen (laadt van ${server})`,

  suggestions: 'Suggesties',
  places: 'Plaatsen',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Geen winkels gevonden voor ${quoted(query)}. Wel ${stores(format, n)} voor ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Tot nu toe het dichtst bij ${place}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} binnen ${format.length(meters)} van ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `Geen winkels binnen ${format.length(meters)} van ${place}. Dichtstbijzijnde: ${nearest}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} in dit deel van de kaart` : 'Geen winkels in dit deel van de kaart.',
  storesIn: (format, n, place) => `${stores(format, n)} voor ${quoted(place)}`,
  noneIn: (_, place) => `Geen winkels voor ${quoted(place)}. De dichtstbijzijnde staan bovenaan.`,
  noDistances: (_, place) => `De afstanden tot ${place} zijn niet bekend.`,
  otherPlaces: 'Andere plaatsen met deze naam',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `ca. ${format.length(meters)}`,
  distanceWithin: (format, meters) => `binnen ${format.length(meters)}`,
  distanceIn: (_, place) => `in ${place}`,
  searchedPlace: (_, place) => `Gezochte plaats: ${place}`,

  country: 'Land',
  noCountry: 'Overig',
  region: 'Regio',
  allRegions: 'Alle regio’s',
  sort: 'Sorteren',
  byDistance: 'Afstand',
  byName: 'Naam',
  byTown: 'Plaats',
  asListed: 'Standaardvolgorde',
  filters: 'Filters',
  clearFilters: 'Filters wissen',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `alleen ${both(where, what)}`,
  notOnly: (_, where, what) => `niet meer alleen ${both(where, what)}`,
  noneLeft: 'Geen winkels met deze filters.',

  showNearer: (format, n) => `${stores(format, n)} dichterbij tonen`,
  showEarlier: (format, n) => `Nog ${stores(format, n)} tonen`,

  yourPosition: 'Je locatie',
  you: 'jou',
  locating: 'Je locatie wordt bepaald…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Opnieuw proberen',
  typePlace: 'Typ een plaats of postcode',
  myStoreLost: (store) => `Je winkel ${store} staat niet meer in de lijst: kies een andere.`,
  forgetMyStore: 'Niet meer onthouden',
  linkedStoreLost: 'De winkel uit deze link staat niet in de lijst.',
  linkedSearchUnknown: 'Geen winkels gevonden voor de zoekopdracht uit deze link.',
  chooseThisStore: 'Deze winkel kiezen',
  chooseThisStoreName: (_, store) => `Deze winkel kiezen: ${store}`,
  callName: (_, store) => `Bellen: ${store}`,
  directions: 'Route',
  directionsName: (store) => `Route: ${store}, opent in een nieuw tabblad`,
  phone: 'Telefoon',
  hours: 'Openingstijden',
  email: 'E-mail',
  website: 'Website',
  nearestStores: 'Dichtstbijzijnde winkels',
  whatToSearch: 'Zoek op plaats, postcode of winkel.',

  openUntil: (_, time) => `Open tot ${time}`,
  closesIn: (format, n) => `Sluit over ${format.number(n)}\u00a0min.`,
  openAlways: '24 uur per dag open',
  open: 'Geopend',
  opensAt: (_, time) => `Gaat open om ${time}`,
  opensTomorrow: (_, time) => `Gaat morgen open om ${time}`,
  opensOn: (_, weekday, time) => `Gaat ${weekday} open om ${time}`,
  opensOnDate: (_, date) => `Gaat open op ${date}`,
  closed: 'Gesloten',
  closedHoliday: 'Vandaag gesloten (feestdag)',
  holiday: 'Feestdag',
  otherHours: 'Afwijkende tijden',
  openNow: 'Nu open',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'voorraad onbekend';
    const have = `op voorraad in ${format.number(having)} van de ${format.number(n)}`;
    return notKnown ? `${have}, ${format.number(notKnown)} onbekend` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} van ${format.number(n)}`,
  stockNotChecked: 'De voorraad kon niet worden gecontroleerd.',
  checkAgain: 'Voorraad opnieuw controleren',
  onlyWithStock: 'Alleen winkels met voorraad',
  withStock: 'op voorraad',
  withStockFirst: 'Op voorraad eerst',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} bij ${store}` : stock[status];
    return elsewhere
      ? `${here} · op voorraad in ${count(format, elsewhere, 'andere winkel', 'andere winkels')}`
      : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Niet op voorraad in de winkels';
    return n ? `${stock[status]} in ${stores(format, n)}` : `${stock[status]} in sommige winkels`;
  },
  stockLoading: 'Voorraad controleren…',
  stockFailed: unknown,
  chooseStore: 'Kies een winkel',
  changeStore: 'Kies een andere winkel',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Niet op voorraad in de winkels (${country})`
      : `${stock[status]} in ${stores(format, n)} (${country})`,
  whenChecked: 'Wanneer gecontroleerd?',
  stockAge: checked,
  stockLimit: 'de voorraad kan op elk moment veranderen',
  stockRenewing: (format, ageMs) => `${checked(format, ageMs)}; wordt opnieuw gecontroleerd…`,
  stockNotRenewed: (format, ageMs) =>
    `${checked(format, ageMs)}; kon niet opnieuw worden gecontroleerd`,
  stockNearby: (format, store, n) =>
    `${stock.out} bij ${store} · op voorraad in ${stores(format, n)} in de buurt`,
  chooserFailed: 'De winkels kunnen nu niet worden getoond.',

  closeChooser: 'Sluiten',
  chooserLoading: 'Winkels laden…',

  choose: 'Kiezen',
  chooseName: (_, store) => `Kiezen: ${store}`,
  distancesFrom: (_, store) => `Afstanden vanaf ${store}`,
  storesWithStock: 'Winkels met voorraad',
  moreStores: (format, n) => `nog ${format.number(n)}`,
};
