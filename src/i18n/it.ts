import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Disponibile', low: 'Ultimi pezzi', out: 'Esaurito' } as const;
const unknown = 'Disponibilità sconosciuta: chiedi in negozio';

const positionErrors = {
  'position-denied': 'Questa pagina non può usare la tua posizione. Puoi consentirlo nel browser.',
  'position-unavailable': 'Non è stato possibile trovare la tua posizione.',
  'position-timeout': 'La ricerca della tua posizione ha richiesto troppo tempo.',
} as const;

const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'negozio', 'negozi');
/** Returns "1 altro", but "altri 3". */
const others = (format: Formats, n: number): string =>
  n === 1 ? `${format.number(n)} altro` : `altri ${format.number(n)}`;
const otherStores = (format: Formats, n: number): string =>
  `${others(format, n)} ${n === 1 ? 'negozio' : 'negozi'}`;

const quoted = (text: string): string => `«${text}»`;

/** Returns a place after "a", which is "ad" before another "a": "a Lyon", "ad Amsterdam". */
const at = (place: string): string => `${/^[aàáâäå]/i.test(place) ? 'ad' : 'a'} ${place}`;

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'poco fa';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

/** Joins two texts by a colon. No preposition fits all: "in Francia", but "nei Paesi Bassi". */
const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/** The Italian messages. */
export const messages: Messages = {
  stores: 'Negozi',
  searchLabel: 'Trova un negozio',
  searchPlaceholder: 'Città, CAP o negozio',
  nearMe: 'Vicino a me',
  loading: 'Caricamento dei negozi…',
  waiting: 'Caricamento in corso: in attesa del negozio online…',
  late: 'Il negozio online non ha ancora risposto. Continuiamo a provare…',
  loadingMore: (format, n) => `${stores(format, n)} finora…`,
  summary: (format, n, countries) =>
    countries > 1 ? `${stores(format, n)} in ${format.number(countries)} Paesi` : stores(format, n),
  found: (format, n, query) =>
    `${count(format, n, 'negozio corrisponde', 'negozi corrispondono')} a ${quoted(query)}`,
  nothingFound: (_, query) => `Nessun negozio corrisponde a ${quoted(query)}.`,
  allCountries: 'Tutti i Paesi',
  showAll: 'Mostra tutti i negozi',
  noStores: 'Non ci sono ancora negozi da mostrare.',
  partial: 'Non è stato possibile caricare alcuni negozi.',
  refreshFailed: 'Non è stato possibile aggiornare l’elenco.',
  retry: 'Riprova',
  failed: 'Al momento non è possibile mostrare i negozi.',
  offline: 'Sembra che tu sia offline: non è possibile caricare i negozi.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, si apre in una nuova scheda`,
  makeMyStore: 'Imposta come mio negozio',
  myStore: 'Il mio negozio ✓',
  undo: 'Annulla',
  showMore: (format, n) => `Mostra ${others(format, n)}`,
  showAs: 'Mostra come',
  list: 'Elenco',
  map: 'Mappa',

  mapFailed: 'Non è stato possibile caricare la mappa. Tutti i negozi sono nell’elenco.',
  placesFailed:
    'Al momento non è possibile cercare città e CAP, e nessun negozio contiene queste parole.',
  nearMeFailed: 'Non è stato possibile caricare «Vicino a me». Inserisci una città o un CAP.',
  skipMap: 'Salta la mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  searchArea: 'Cerca in questa zona',
  cluster: (format, n) => `${stores(format, n)}: ingrandisci`,
  clusterHere: (format, n) => `${count(format, n, 'negozio', 'negozi vicini tra loro')}: mostra`,
  approximate: (_, name) => `${name} (posizione approssimativa)`,
  approximateNote: 'I cerchi indicano la zona, non l’indirizzo',
  aboutData: 'Informazioni sui dati',
  twoFingers: 'Usa due dita per spostare la mappa',
  wheelKey: (_, key) => `Usa ${key} + scorrimento per ingrandire la mappa`,
  showStreets: (_, server) => `Mostra le strade (caricate da ${server})`,

  suggestions: 'Suggerimenti',
  places: 'Luoghi',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Nessun negozio corrisponde a ${quoted(query)}. Ecco ${stores(format, n)} per ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Finora i più vicini ${at(place)}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} entro ${format.length(meters)} da ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `Nessun negozio entro ${format.length(meters)} da ${place}. Il più vicino: ${nearest}`,
  inArea: (format, n) =>
    n
      ? `${stores(format, n)} in questa parte della mappa`
      : 'Nessun negozio in questa parte della mappa.',
  storesIn: (format, n, place) => `${stores(format, n)} per ${quoted(place)}`,
  noneIn: (_, place) => `Nessun negozio per ${quoted(place)}. Prima i più vicini.`,
  noDistances: (_, place) => `Le distanze da ${place} non sono note.`,
  otherPlaces: 'Altri luoghi con questo nome',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `circa ${format.length(meters)}`,
  distanceWithin: (format, meters) => `entro ${format.length(meters)}`,
  distanceIn: (_, place) => at(place),
  searchedPlace: (_, place) => `Luogo cercato: ${place}`,

  country: 'Paese',
  noCountry: 'Altro',
  region: 'Regione',
  allRegions: 'Tutte le regioni',
  sort: 'Ordine',
  byDistance: 'Distanza',
  byName: 'Nome',
  byTown: 'Città',
  asListed: 'Ordine predefinito',
  filters: 'Filtri',
  clearFilters: 'Cancella filtri',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `solo ${both(where, what)}`,
  notOnly: (_, where, what) => `non più solo ${both(where, what)}`,
  noneLeft: 'Nessun negozio con questi filtri.',

  showNearer: (format, n) =>
    `Mostra ${count(format, n, 'negozio più vicino', 'negozi più vicini')}`,
  showEarlier: (format, n) => `Mostra ${otherStores(format, n)}`,

  yourPosition: 'La tua posizione',
  you: 'te',
  locating: 'Ricerca della tua posizione…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Riprova',
  typePlace: 'Inserisci una città o un CAP',
  myStoreLost: (store) => `Il tuo negozio ${store} non è più nell’elenco: scegline un altro.`,
  forgetMyStore: 'Dimenticalo',
  linkedStoreLost: 'Il negozio di questo link non è nell’elenco.',
  linkedSearchUnknown: 'Nessun negozio corrisponde alla ricerca di questo link.',
  chooseThisStore: 'Scegli questo negozio',
  chooseThisStoreName: (_, store) => `Scegli questo negozio: ${store}`,
  callName: (_, store) => `Chiama: ${store}`,
  directions: 'Indicazioni',
  directionsName: (store) => `Indicazioni: ${store}, si apre in una nuova scheda`,
  phone: 'Telefono',
  hours: 'Orari',
  email: 'E-mail',
  website: 'Sito web',
  nearestStores: 'Negozi più vicini',
  whatToSearch: 'Cerca una città, un CAP o un negozio.',

  openUntil: (_, time) => `Aperto fino alle ${time}`,
  closesIn: (format, n) => `Chiude tra ${format.number(n)}\u00a0min`,
  openAlways: 'Aperto 24 ore su 24',
  open: 'Aperto',
  opensAt: (_, time) => `Apre alle ${time}`,
  opensTomorrow: (_, time) => `Apre domani alle ${time}`,
  opensOn: (_, weekday, time) => `Apre ${weekday} alle ${time}`,
  opensOnDate: (_, date) => `Apre il ${date}`,
  closed: 'Chiuso',
  closedHoliday: 'Chiuso oggi (festivo)',
  holiday: 'Festivo',
  otherHours: 'Orario speciale',
  openNow: 'Aperti ora',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'disponibilità sconosciuta';
    const have = `disponibile in ${format.number(having)} su ${format.number(n)}`;
    return notKnown ? `${have}, ${format.number(notKnown)} senza dati` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} su ${format.number(n)}`,
  stockNotChecked: 'Non è stato possibile verificare la disponibilità.',
  checkAgain: 'Verifica di nuovo la disponibilità',
  onlyWithStock: 'Solo dove è disponibile',
  withStock: 'disponibile',
  withStockFirst: 'Prima dove è disponibile',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} presso ${store}` : stock[status];
    return elsewhere ? `${here} · disponibile in ${otherStores(format, elsewhere)}` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Esaurito nei negozi';
    return n ? `${stock[status]} in ${stores(format, n)}` : `${stock[status]} in alcuni negozi`;
  },
  stockLoading: 'Verifica della disponibilità…',
  stockFailed: unknown,
  chooseStore: 'Scegli un negozio',
  changeStore: 'Cambia negozio',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Esaurito nei negozi (${country})`
      : `${stock[status]} in ${stores(format, n)} (${country})`,
  whenChecked: 'Quando è stato verificato?',
  stockAge: (format, ageMs) => `Verificato ${ago(format, ageMs)}`,
  stockLimit: 'la disponibilità può cambiare in qualsiasi momento',
  stockRenewing: (format, ageMs) => `Verificato ${ago(format, ageMs)}; nuova verifica in corso…`,
  stockNotRenewed: (format, ageMs) =>
    `Verificato ${ago(format, ageMs)}; impossibile verificare di nuovo`,
  stockNearby: (format, store, n) =>
    `${stock.out} presso ${store} · disponibile in ${count(format, n, 'negozio vicino', 'negozi vicini')}`,
  chooserFailed: 'Al momento non è possibile mostrare i negozi.',

  closeChooser: 'Chiudi',
  chooserLoading: 'Caricamento dei negozi…',

  choose: 'Scegli',
  chooseName: (_, store) => `Scegli ${store}`,
  distancesFrom: (_, store) => `Distanze da ${store}`,
  storesWithStock: 'Negozi in cui è disponibile',
  moreStores: others,
};
