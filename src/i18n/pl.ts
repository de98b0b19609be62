import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Dostępny', low: 'Ostatnie sztuki', out: 'Niedostępny' } as const;
const unknown = 'Dostępność nieznana: zapytaj w\u00a0sklepie';

const positionErrors = {
  'position-denied':
    'Ta strona nie ma dostępu do Twojej lokalizacji. Dostęp można włączyć w\u00a0przeglądarce.',
  'position-unavailable': 'Nie udało się ustalić Twojej lokalizacji.',
  'position-timeout': 'Ustalanie Twojej lokalizacji trwało zbyt długo.',
} as const;

/** Returns a counted noun: "1 sklep", "2 sklepy", "5 sklepów", "22 sklepy". */
const count = (format: Formats, n: number, one: string, few: string, many: string): string => {
  const category = format.plural(n);
  const noun = category === 'one' ? one : category === 'few' ? few : many;
  return `${format.number(n)} ${noun}`;
};
const stores = (format: Formats, n: number): string =>
  count(format, n, 'sklep', 'sklepy', 'sklepów');
/** Returns the number of stores after "w". */
const inStores = (format: Formats, n: number): string =>
  `w\u00a0${format.number(n)} ${n === 1 ? 'sklepie' : 'sklepach'}`;

const quoted = (text: string): string => `„${text}”`;

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'przed chwilą';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/**
 * The Polish messages. Names of places and stores stay in the nominative, behind a colon or another
 * noun. A word of one letter does not end a line.
 */
export const messages: Messages = {
  stores: 'Sklepy',
  searchLabel: 'Znajdź sklep',
  searchPlaceholder: 'Miejscowość, kod pocztowy lub sklep',
  nearMe: 'W\u00a0pobliżu',
  loading: 'Wczytywanie sklepów…',
  waiting: 'Wczytywanie trwa: czekamy na sklep internetowy…',
  late: 'Sklep internetowy jeszcze nie odpowiedział. Nadal próbujemy…',
  loadingMore: (format, n) => `Na razie ${stores(format, n)}…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} w\u00a0${format.number(countries)} krajach`
      : stores(format, n),
  found: (format, n, query) => `Znaleziono ${stores(format, n)} dla ${quoted(query)}`,
  nothingFound: (_, query) => `Nie znaleziono sklepów dla ${quoted(query)}.`,
  allCountries: 'Wszystkie kraje',
  showAll: 'Pokaż wszystkie sklepy',
  noStores: 'Nie ma jeszcze sklepów do wyświetlenia.',
  partial: 'Nie udało się wczytać niektórych sklepów.',
  refreshFailed: 'Nie udało się odświeżyć listy.',
  retry: 'Spróbuj ponownie',
  failed: 'Nie można teraz wyświetlić sklepów.',
  offline: 'Wygląda na brak połączenia z\u00a0internetem: nie można wczytać sklepów.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, otwiera się w\u00a0nowej karcie`,
  makeMyStore: 'Ustaw jako mój sklep',
  myStore: 'Mój sklep ✓',
  undo: 'Cofnij',
  showMore: (format, n) => `Pokaż jeszcze ${format.number(n)}`,
  showAs: 'Widok',
  list: 'Lista',
  map: 'Mapa',

  mapFailed: 'Nie udało się wczytać mapy. Wszystkie sklepy są na liście.',
  placesFailed:
    'Nie można teraz wyszukać miejscowości ani kodów pocztowych, a\u00a0żaden sklep nie zawiera tych słów.',
  nearMeFailed:
    'Nie udało się wczytać funkcji „W\u00a0pobliżu”. Wpisz miejscowość lub kod pocztowy.',
  skipMap: 'Pomiń mapę',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  searchArea: 'Szukaj na tym obszarze',
  cluster: (format, n) => `${stores(format, n)}: przybliż`,
  clusterHere: (format, n) => `${stores(format, n)} blisko siebie: pokaż`,
  approximate: (_, name) => `${name} (przybliżona lokalizacja)`,
  approximateNote: 'Kółka oznaczają okolicę, a\u00a0nie adres',
  aboutData: 'Informacje o\u00a0danych',
  twoFingers: 'Przesuwaj mapę dwoma palcami',
  wheelKey: (_, key) => `Przewijaj z\u00a0klawiszem ${key}, aby przybliżyć mapę`,
  showStreets: (_, server) => `Pokaż ulice (wczytywane z\u00a0${server})`,

  suggestions: 'Podpowiedzi',
  places: 'Miejsca',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Nie znaleziono sklepów dla ${quoted(query)}. Pokazano ${stores(format, n)} dla ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Najbliższe na razie sklepy w\u00a0okolicy: ${place}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} w\u00a0promieniu ${format.length(meters)} od miejsca: ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `Brak sklepów w\u00a0promieniu ${format.length(meters)} od miejsca: ${place}. Najbliższy: ${nearest}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} w\u00a0tej części mapy` : 'Brak sklepów w\u00a0tej części mapy.',
  storesIn: (format, n, place) => `${stores(format, n)} na obszarze: ${place}`,
  noneIn: (_, place) => `Brak sklepów na obszarze: ${place}. Najbliższe są na początku listy.`,
  noDistances: (_, place) => `Brak danych o\u00a0odległości od miejsca: ${place}.`,
  otherPlaces: 'Inne miejsca o\u00a0tej nazwie',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `ok. ${format.length(meters)}`,
  distanceWithin: (format, meters) => `do ${format.length(meters)}`,
  distanceIn: (_, place) => `miejsce: ${place}`,
  searchedPlace: (_, place) => `Szukane miejsce: ${place}`,

  country: 'Kraj',
  noCountry: 'Inne',
  region: 'Region',
  allRegions: 'Wszystkie regiony',
  sort: 'Sortowanie',
  byDistance: 'Odległość',
  byName: 'Nazwa',
  byTown: 'Miejscowość',
  asListed: 'Kolejność domyślna',
  filters: 'Filtry',
  clearFilters: 'Wyczyść filtry',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `tylko ${both(where, what)}`,
  notOnly: (_, where, what) => `już nie tylko ${both(where, what)}`,
  noneLeft: 'Brak sklepów dla tych filtrów.',

  showNearer: (format, n) =>
    `Pokaż ${count(format, n, 'bliższy sklep', 'bliższe sklepy', 'bliższych sklepów')}`,
  showEarlier: (format, n) => `Pokaż jeszcze ${stores(format, n)}`,

  yourPosition: 'Twoja lokalizacja',
  you: 'Twoja lokalizacja',
  locating: 'Ustalanie Twojej lokalizacji…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Spróbuj ponownie',
  typePlace: 'Wpisz miejscowość lub kod pocztowy',
  myStoreLost: (store) => `Twojego sklepu ${store} nie ma już na liście: wybierz inny.`,
  forgetMyStore: 'Zapomnij ten sklep',
  linkedStoreLost: 'Sklepu z\u00a0tego linku nie ma na liście.',
  linkedSearchUnknown: 'Nie znaleziono sklepów dla wyszukiwania z\u00a0tego linku.',
  chooseThisStore: 'Wybierz ten sklep',
  chooseThisStoreName: (_, store) => `Wybierz ten sklep: ${store}`,
  callName: (_, store) => `Zadzwoń: ${store}`,
  directions: 'Jak dojechać',
  directionsName: (store) => `Jak dojechać: ${store}, otwiera się w\u00a0nowej karcie`,
  phone: 'Telefon',
  hours: 'Godziny otwarcia',
  email: 'E-mail',
  website: 'Strona internetowa',
  nearestStores: 'Najbliższe sklepy',
  whatToSearch: 'Szukaj miejscowości, kodu pocztowego lub sklepu.',

  openUntil: (_, time) => `Otwarte do ${time}`,
  closesIn: (format, n) => `Zamknięcie za ${format.number(n)}\u00a0min`,
  openAlways: 'Otwarte całą dobę',
  open: 'Otwarte',
  opensAt: (_, time) => `Otwarcie o\u00a0${time}`,
  opensTomorrow: (_, time) => `Otwarcie jutro o\u00a0${time}`,
  opensOn: (_, weekday, time) => `Otwarcie: ${weekday} o\u00a0${time}`,
  opensOnDate: (_, date) => `Otwarcie ${date}`,
  closed: 'Zamknięte',
  closedHoliday: 'Dziś zamknięte (święto)',
  holiday: 'Święto',
  otherHours: 'Zmienione godziny',
  openNow: 'Otwarte teraz',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'dostępność nieznana';
    const have = `dostępny ${inStores(format, having)} na ${format.number(n)}`;
    return notKnown ? `${have}, ${format.number(notKnown)} bez danych` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} z ${format.number(n)}`,
  stockNotChecked: 'Nie udało się sprawdzić dostępności.',
  checkAgain: 'Sprawdź dostępność ponownie',
  onlyWithStock: 'Tylko sklepy z\u00a0tym produktem',
  withStock: 'z\u00a0tym produktem',
  withStockFirst: 'Najpierw z\u00a0tym produktem',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} w\u00a0sklepie ${store}` : stock[status];
    if (!elsewhere) return here;
    const others = elsewhere === 1 ? 'innym sklepie' : 'innych sklepach';
    return `${here} · dostępny w\u00a0${format.number(elsewhere)} ${others}`;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Niedostępny w\u00a0sklepach';
    return n
      ? `${stock[status]} ${inStores(format, n)}`
      : `${stock[status]} w\u00a0niektórych sklepach`;
  },
  stockLoading: 'Sprawdzanie dostępności…',
  stockFailed: unknown,
  chooseStore: 'Wybierz sklep',
  changeStore: 'Zmień sklep',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Niedostępny w\u00a0sklepach (${country})`
      : `${stock[status]} ${inStores(format, n)} (${country})`,
  whenChecked: 'Kiedy sprawdzono?',
  stockAge: (format, ageMs) => `Sprawdzono ${ago(format, ageMs)}`,
  stockLimit: 'dostępność może się zmienić w\u00a0każdej chwili',
  stockRenewing: (format, ageMs) => `Sprawdzono ${ago(format, ageMs)}; trwa ponowne sprawdzanie…`,
  stockNotRenewed: (format, ageMs) =>
    `Sprawdzono ${ago(format, ageMs)}; nie udało się sprawdzić ponownie`,
  stockNearby: (format, store, n) =>
    `${stock.out} w\u00a0sklepie ${store} · dostępny ${inStores(format, n)} w\u00a0pobliżu`,
  chooserFailed: 'Nie można teraz wyświetlić sklepów.',

  closeChooser: 'Zamknij',
  chooserLoading: 'Wczytywanie sklepów…',

  choose: 'Wybierz',
  chooseName: (_, store) => `Wybierz ${store}`,
  distancesFrom: (_, store) => `Odległości od: ${store}`,
  storesWithStock: 'Sklepy z\u00a0tym produktem',
  moreStores: (format, n) => `jeszcze ${format.number(n)}`,
};
