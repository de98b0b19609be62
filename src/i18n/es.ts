import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Disponible', low: 'Últimas unidades', out: 'Agotado' } as const;
const unknown = 'Disponibilidad desconocida: consulta en la tienda';

const positionErrors = {
  'position-denied': 'Esta página no puede usar tu ubicación. Puedes permitirlo en el navegador.',
  'position-unavailable': 'No se pudo encontrar tu ubicación.',
  'position-timeout': 'La búsqueda de tu ubicación tardó demasiado.',
} as const;

const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'tienda', 'tiendas');

const quoted = (text: string): string => `«${text}»`;

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'ahora mismo';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

/** Names that follow an article in a sentence: "en el Reino Unido". */
const articles = {
  el: /^(Reino|País|Territorio|Caribe|Líbano|Congo)\b/,
  la: /^(República|Isla|Región|Comunidad|Ciudad)\b/,
  los: /^(Países|Emiratos|Territorios)\b/,
  las: /^(Islas|Bahamas)\b/,
};
/** Returns "en" and a country or region, or '' for none. */
const inside = (where: string): string => {
  const [article] = Object.entries(articles).find(([, names]) => names.test(where)) ?? [];
  return where && ['en', article, where].filter(Boolean).join(' ');
};
const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/** The Spanish messages, in words that are usual in Spain and in America. */
export const messages: Messages = {
  stores: 'Tiendas',
  searchLabel: 'Buscar una tienda',
  searchPlaceholder: 'Ciudad, código postal o tienda',
  nearMe: 'Cerca de mí',
  loading: 'Cargando tiendas…',
  waiting: 'Seguimos cargando: esperando a la tienda online…',
  late: 'La tienda online aún no ha respondido. Seguimos intentándolo…',
  loadingMore: (format, n) => `${stores(format, n)} por ahora…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} en ${format.number(countries)} países`
      : stores(format, n),
  found: (format, n, query) =>
    `${count(format, n, 'tienda coincide', 'tiendas coinciden')} con ${quoted(query)}`,
  nothingFound: (_, query) => `Ninguna tienda coincide con ${quoted(query)}.`,
  allCountries: 'Todos los países',
  showAll: 'Ver todas las tiendas',
  noStores: 'Todavía no hay tiendas que mostrar.',
  partial: 'Algunas tiendas no se pudieron cargar.',
  refreshFailed: 'No se pudo actualizar la lista.',
  retry: 'Reintentar',
  failed: 'Ahora mismo no se pueden mostrar las tiendas.',
  offline: 'Parece que no tienes conexión: no se pueden cargar las tiendas.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, se abre en una pestaña nueva`,
  makeMyStore: 'Elegir como mi tienda',
  myStore: 'Mi tienda ✓',
  undo: 'Deshacer',
  showMore: (format, n) => `Ver ${format.number(n)} más`,
  showAs: 'Ver como',
  list: 'Lista',
  map: 'Mapa',

  mapFailed: 'No se pudo cargar el mapa. Todas las tiendas están en la lista.',
  placesFailed:
    'Ahora mismo no se pueden buscar ciudades ni códigos postales, y ninguna tienda contiene estas palabras.',
  nearMeFailed: 'No se pudo cargar «Cerca de mí». Escribe una ciudad o un código postal.',
  skipMap: 'Saltar el mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  searchArea: 'Buscar en esta zona',
  cluster: (format, n) => `${stores(format, n)}: acercar`,
  clusterHere: (format, n) =>
    `${count(format, n, 'tienda', 'tiendas muy próximas entre sí')}: mostrar`,
  approximate: (_, name) => `${name} (ubicación aproximada)`,
  approximateNote: 'Los círculos indican la zona, no la dirección',
  aboutData: 'Sobre los datos',
  twoFingers: 'Usa dos dedos para mover el mapa',
  wheelKey: (_, key) => `Usa ${key} + desplazamiento para acercar o alejar el mapa`,
  showStreets: (_, server) => `Mostrar las calles (se cargan desde ${server})`,

  suggestions: 'Sugerencias',
  places: 'Lugares',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Ninguna tienda coincide con ${quoted(query)}. Mostramos ${stores(format, n)} para ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Por ahora, las más cercanas a ${place}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} a menos de ${format.length(meters)} de ${place}`,
  noneWithin: (format, meters, place, nearest) =>
    `Ninguna tienda a menos de ${format.length(meters)} de ${place}. La más cercana: ${nearest}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} en esta parte del mapa` : 'Ninguna tienda en esta parte del mapa.',
  storesIn: (format, n, place) => `${stores(format, n)} ${inside(place)}`,
  noneIn: (_, place) => `Ninguna tienda ${inside(place)}. Las más cercanas aparecen primero.`,
  noDistances: (_, place) => `No se sabe a qué distancia de ${place} están las tiendas.`,
  otherPlaces: 'Otros lugares con este nombre',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `aprox. ${format.length(meters)}`,
  distanceWithin: (format, meters) => `a menos de ${format.length(meters)}`,
  distanceIn: (_, place) => inside(place),
  searchedPlace: (_, place) => `Lugar buscado: ${place}`,

  country: 'País',
  noCountry: 'Otros',
  region: 'Región',
  allRegions: 'Todas las regiones',
  sort: 'Orden',
  byDistance: 'Distancia',
  byName: 'Nombre',
  byTown: 'Ciudad',
  asListed: 'Orden predeterminado',
  filters: 'Filtros',
  clearFilters: 'Borrar filtros',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(`${stores(format, n)} ${inside(where)}`.trim(), what),
  only: (_, where, what) => `solo ${both(inside(where), what)}`,
  notOnly: (_, where, what) => `ya no solo ${both(inside(where), what)}`,
  noneLeft: 'Ninguna tienda con estos filtros.',

  showNearer: (format, n) =>
    `Mostrar ${count(format, n, 'tienda más cercana', 'tiendas más cercanas')}`,
  showEarlier: (format, n) => `Mostrar ${stores(format, n)} más`,

  yourPosition: 'Tu ubicación',
  you: 'ti',
  locating: 'Buscando tu ubicación…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Reintentar',
  typePlace: 'Escribir una ciudad o un código postal',
  myStoreLost: (store) => `Tu tienda ${store} ya no está en la lista: elige otra.`,
  forgetMyStore: 'Olvidarla',
  linkedStoreLost: 'La tienda de este enlace no está en la lista.',
  linkedSearchUnknown: 'Ninguna tienda coincide con la búsqueda de este enlace.',
  chooseThisStore: 'Elegir esta tienda',
  chooseThisStoreName: (_, store) => `Elegir esta tienda: ${store}`,
  callName: (_, store) => `Llamar: ${store}`,
  directions: 'Cómo llegar',
  directionsName: (store) => `Cómo llegar: ${store}, se abre en una pestaña nueva`,
  phone: 'Teléfono',
  hours: 'Horario',
  email: 'Correo electrónico',
  website: 'Sitio web',
  nearestStores: 'Tiendas más cercanas',
  whatToSearch: 'Busca una ciudad, un código postal o una tienda.',

  openUntil: (_, time) => `Abierta hasta las ${time}`,
  closesIn: (format, n) => `Cierra en ${format.number(n)}\u00a0min`,
  openAlways: 'Abierta las 24 horas',
  open: 'Abierta',
  opensAt: (_, time) => `Abre a las ${time}`,
  opensTomorrow: (_, time) => `Abre mañana a las ${time}`,
  opensOn: (_, weekday, time) => `Abre el ${weekday} a las ${time}`,
  opensOnDate: (_, date) => `Abre el ${date}`,
  closed: 'Cerrada',
  closedHoliday: 'Cerrada hoy (festivo)',
  holiday: 'Festivo',
  otherHours: 'Horario especial',
  openNow: 'Abiertas ahora',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'disponibilidad desconocida';
    const have = `disponible en ${format.number(having)} de ${format.number(n)}`;
    return notKnown ? `${have}, ${format.number(notKnown)} sin datos` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} de ${format.number(n)}`,
  stockNotChecked: 'No se pudo comprobar la disponibilidad.',
  checkAgain: 'Volver a comprobar la disponibilidad',
  onlyWithStock: 'Solo tiendas con stock',
  withStock: 'con stock',
  withStockFirst: 'Con stock primero',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} en ${store}` : stock[status];
    return elsewhere ? `${here} · disponible en ${stores(format, elsewhere)} más` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Agotado en tiendas';
    return n ? `${stock[status]} en ${stores(format, n)}` : `${stock[status]} en algunas tiendas`;
  },
  stockLoading: 'Comprobando la disponibilidad…',
  stockFailed: unknown,
  chooseStore: 'Elegir tienda',
  changeStore: 'Cambiar de tienda',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Agotado en tiendas (${country})`
      : `${stock[status]} en ${stores(format, n)} (${country})`,
  whenChecked: '¿Cuándo se comprobó?',
  stockAge: (format, ageMs) => `Comprobado ${ago(format, ageMs)}`,
  stockLimit: 'la disponibilidad puede cambiar en cualquier momento',
  stockRenewing: (format, ageMs) => `Comprobado ${ago(format, ageMs)}; comprobando de nuevo…`,
  stockNotRenewed: (format, ageMs) =>
    `Comprobado ${ago(format, ageMs)}; no se pudo comprobar de nuevo`,
  stockNearby: (format, store, n) =>
    `${stock.out} en ${store} · disponible en ${count(format, n, 'tienda cercana', 'tiendas cercanas')}`,
  chooserFailed: 'Ahora mismo no se pueden mostrar las tiendas.',

  closeChooser: 'Cerrar',
  chooserLoading: 'Cargando tiendas…',

  choose: 'Elegir',
  chooseName: (_, store) => `Elegir ${store}`,
  distancesFrom: (_, store) => `Distancias desde ${store}`,
  storesWithStock: 'Tiendas con stock',
  moreStores: (format, n) => `${format.number(n)} más`,
};
