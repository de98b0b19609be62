import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Verfügbar', low: 'Wenige verfügbar', out: 'Nicht auf Lager' } as const;
const unknown = 'Bestand unbekannt: in der Filiale nachfragen';

const positionErrors = {
  'position-denied':
    'Diese Seite darf Ihren Standort nicht verwenden. Sie können es im Browser erlauben.',
  'position-unavailable': 'Ihr Standort konnte nicht ermittelt werden.',
  'position-timeout': 'Das Ermitteln Ihres Standorts hat zu lange gedauert.',
} as const;

const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'Filiale', 'Filialen');
/** Returns the words after "in". */
const others = (format: Formats, n: number): string =>
  count(format, n, 'anderen Filiale', 'anderen Filialen');

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'gerade eben';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

/** Joins two texts by a colon. No preposition fits all: "in Frankreich", but "in der Schweiz". */
const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/** The German messages. A place that stores are near to is in the accusative, to fit `you`. */
export const messages: Messages = {
  stores: 'Filialen',
  searchLabel: 'Filiale finden',
  searchPlaceholder: 'Ort, Postleitzahl oder Filiale',
  nearMe: 'In meiner Nähe',
  loading: 'Filialen werden geladen …',
  waiting: 'Wird noch geladen: Warten auf den Shop …',
  late: 'Der Shop hat noch nicht geantwortet. Es wird weiter versucht …',
  loadingMore: (format, n) => `Bisher ${stores(format, n)} …`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} in ${format.number(countries)} Ländern`
      : stores(format, n),
  found: (format, n, query) =>
    `${count(format, n, 'Filiale passt', 'Filialen passen')} zu „${query}“`,
  nothingFound: (_, query) => `Keine Filiale passt zu „${query}“.`,
  allCountries: 'Alle Länder',
  showAll: 'Alle Filialen anzeigen',
  noStores: 'Es gibt noch keine Filialen.',
  partial: 'Einige Filialen konnten nicht geladen werden.',
  refreshFailed: 'Die Liste konnte nicht aktualisiert werden.',
  retry: 'Erneut versuchen',
  failed: 'Filialen können gerade nicht angezeigt werden.',
  offline: 'Offenbar sind Sie offline: Filialen können nicht geladen werden.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, öffnet in neuem Tab`,
  makeMyStore: 'Als meine Filiale merken',
  myStore: 'Meine Filiale ✓',
  undo: 'Rückgängig',
  showMore: (format, n) => `${format.number(n)} weitere anzeigen`,
  showAs: 'Anzeigen als',
  list: 'Liste',
  map: 'Karte',

  mapFailed: 'Die Karte konnte nicht geladen werden. Die Liste enthält alle Filialen.',
  placesFailed:
    'Orte und Postleitzahlen können gerade nicht nachgeschlagen werden, und keine Filiale hat diese Wörter.',
  nearMeFailed:
    '„In meiner Nähe“ konnte nicht geladen werden. Geben Sie einen Ort oder eine Postleitzahl ein.',
  skipMap: 'Karte überspringen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  searchArea: 'In diesem Gebiet suchen',
  cluster: (format, n) => `${stores(format, n)}: vergrößern`,
  clusterHere: (format, n) => `${stores(format, n)} nah beieinander: anzeigen`,
  approximate: (_, name) => `${name} (ungefähre Lage)`,
  approximateNote: 'Kreise zeigen die Gegend, nicht die Adresse',
  aboutData: 'Zu den Daten',
  twoFingers: 'Karte mit zwei Fingern bewegen',
  wheelKey: (_, key) => `Zum Zoomen ${key === 'Ctrl' ? 'Strg' : key} + Scrollen`,
  showStreets: (_, server) => `Straßen zeigen (lädt von ${server})`,

  suggestions: 'Vorschläge',
  places: 'Orte',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map((reading) => `„${reading}“`);
    const more = readings.length > meant.length ? ' …' : '.';
    return `Keine Filiale passt zu „${query}“. Angezeigt: ${stores(format, n)} für ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Bisher nächste Filialen um ${place}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} im Umkreis von ${format.length(meters)} um ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `Keine Filiale im Umkreis von ${format.length(meters)} um ${place}. Am nächsten: ${nearest}`,
  inArea: (format, n) =>
    n
      ? `${stores(format, n)} in diesem Kartenausschnitt`
      : 'Keine Filiale in diesem Kartenausschnitt.',
  storesIn: (format, n, place) => `${stores(format, n)} für „${place}“`,
  noneIn: (_, place) => `Keine Filiale für „${place}“. Die nächsten stehen oben.`,
  noDistances: (_, place) => `Für ${place} sind keine Entfernungen bekannt.`,
  otherPlaces: 'Andere Orte dieses Namens',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `ca. ${format.length(meters)}`,
  distanceWithin: (format, meters) => `unter ${format.length(meters)}`,
  distanceIn: (_, place) => `in ${place}`,
  searchedPlace: (_, place) => `Gesuchter Ort: ${place}`,

  country: 'Land',
  noCountry: 'Andere',
  region: 'Region',
  allRegions: 'Alle Regionen',
  sort: 'Sortierung',
  byDistance: 'Entfernung',
  byName: 'Name',
  byTown: 'Ort',
  asListed: 'Standard',
  filters: 'Filter',
  clearFilters: 'Filter zurücksetzen',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `nur ${both(where, what)}`,
  notOnly: (_, where, what) => `nicht mehr nur ${both(where, what)}`,
  noneLeft: 'Mit diesen Filtern bleibt keine Filiale.',

  showNearer: (format, n) => `${count(format, n, 'nähere Filiale', 'nähere Filialen')} anzeigen`,
  showEarlier: (format, n) => `${count(format, n, 'weitere Filiale', 'weitere Filialen')} anzeigen`,

  yourPosition: 'Ihr Standort',
  you: 'Ihren Standort',
  locating: 'Ihr Standort wird ermittelt …',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Erneut versuchen',
  typePlace: 'Ort oder Postleitzahl eingeben',
  myStoreLost: (store) =>
    `Ihre Filiale ${store} ist nicht mehr verzeichnet: Bitte wählen Sie eine andere.`,
  forgetMyStore: 'Nicht mehr merken',
  linkedStoreLost: 'Die Filiale aus diesem Link ist hier nicht verzeichnet.',
  linkedSearchUnknown: 'Zur Suche aus diesem Link passt keine Filiale.',
  chooseThisStore: 'Diese Filiale wählen',
  chooseThisStoreName: (_, store) => `Diese Filiale wählen: ${store}`,
  callName: (_, store) => `Anrufen: ${store}`,
  directions: 'Route',
  directionsName: (store) => `Route: ${store}, öffnet in neuem Tab`,
  phone: 'Telefon',
  hours: 'Öffnungszeiten',
  email: 'E-Mail',
  website: 'Website',
  nearestStores: 'Nächstgelegene Filialen',
  whatToSearch: 'Gesucht wird nach Ort, Postleitzahl oder Filiale.',

  openUntil: (_, time) => `Geöffnet bis ${time}`,
  closesIn: (format, n) => `Schließt in ${format.number(n)}\u00a0Min.`,
  openAlways: 'Rund um die Uhr geöffnet',
  open: 'Geöffnet',
  opensAt: (_, time) => `Öffnet um ${time}`,
  opensTomorrow: (_, time) => `Öffnet morgen um ${time}`,
  opensOn: (_, weekday, time) => `Öffnet ${weekday} um ${time}`,
  opensOnDate: (_, date) => `Öffnet am ${date}`,
  closed: 'Geschlossen',
  closedHoliday: 'Heute geschlossen (Feiertag)',
  holiday: 'Feiertag',
  otherHours: 'Geänderte Zeiten',
  openNow: 'Jetzt geöffnet',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'Bestand unbekannt';
    const have = `in ${format.number(having)} von ${format.number(n)} verfügbar`;
    return notKnown ? `${have}, ${format.number(notKnown)} unbekannt` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} von ${format.number(n)}`,
  stockNotChecked: 'Der Bestand konnte nicht geprüft werden.',
  checkAgain: 'Bestand erneut prüfen',
  onlyWithStock: 'Nur Filialen mit Bestand',
  withStock: 'verfügbar',
  withStockFirst: 'Verfügbare zuerst',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} in ${store}` : stock[status];
    return elsewhere ? `${here} · in ${others(format, elsewhere)} verfügbar` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'In keiner Filiale auf Lager';
    return n ? `${stock[status]} in ${stores(format, n)}` : `${stock[status]} in einigen Filialen`;
  },
  stockLoading: 'Bestand wird geprüft …',
  stockFailed: unknown,
  chooseStore: 'Filiale wählen',
  changeStore: 'Filiale wechseln',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `In keiner Filiale auf Lager (${country})`
      : `${stock[status]} in ${stores(format, n)} (${country})`,
  whenChecked: 'Wann wurde geprüft?',
  stockAge: (format, ageMs) => `Geprüft ${ago(format, ageMs)}`,
  stockLimit: 'Bestand kann sich jederzeit ändern',
  stockRenewing: (format, ageMs) => `Geprüft ${ago(format, ageMs)}; wird erneut geprüft …`,
  stockNotRenewed: (format, ageMs) =>
    `Geprüft ${ago(format, ageMs)}; konnte nicht erneut geprüft werden`,
  stockNearby: (format, store, n) =>
    `${stock.out} in ${store} · in ${stores(format, n)} in der Nähe verfügbar`,
  chooserFailed: 'Filialen können gerade nicht angezeigt werden.',

  closeChooser: 'Schließen',
  chooserLoading: 'Filialen werden geladen …',

  choose: 'Wählen',
  chooseName: (_, store) => `Wählen: ${store}`,
  distancesFrom: (_, store) => `Entfernungen ab ${store}`,
  storesWithStock: 'Filialen mit Bestand',
  moreStores: (format, n) => `${format.number(n)} weitere`,
};
