import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Disponível', low: 'Últimas unidades', out: 'Esgotado' } as const;
const unknown = 'Disponibilidade desconhecida: pergunte na loja';

const positionErrors = {
  'position-denied':
    'Esta página não pode utilizar a sua localização. Pode permiti-lo no navegador.',
  'position-unavailable': 'Não foi possível encontrar a sua localização.',
  'position-timeout': 'Demorou demasiado a encontrar a sua localização.',
} as const;

const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n === 1 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'loja', 'lojas');

const quoted = (text: string): string => `«${text}»`;

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'agora mesmo';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

/**
 * Joins two texts by a colon. Places have no preposition, since none fits all: "em Lisboa", but
 * "no Porto".
 */
const both = (where: string, what: string): string => [where, what].filter(Boolean).join(': ');

/** The Portuguese messages, as in Portugal and in other countries than Brazil. */
export const messages: Messages = {
  stores: 'Lojas',
  searchLabel: 'Encontrar uma loja',
  searchPlaceholder: 'Localidade, código postal ou loja',
  nearMe: 'Perto de mim',
  loading: 'A carregar lojas…',
  waiting: 'Ainda a carregar: a aguardar a loja online…',
  late: 'A loja online ainda não respondeu. Continuamos a tentar…',
  loadingMore: (format, n) => `${stores(format, n)} até agora…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} em ${format.number(countries)} países`
      : stores(format, n),
  found: (format, n, query) =>
    `${count(format, n, 'loja encontrada', 'lojas encontradas')} para ${quoted(query)}`,
  nothingFound: (_, query) => `Nenhuma loja encontrada para ${quoted(query)}.`,
  allCountries: 'Todos os países',
  showAll: 'Ver todas as lojas',
  noStores: 'Ainda não há lojas para mostrar.',
  partial: 'Não foi possível carregar algumas lojas.',
  refreshFailed: 'Não foi possível atualizar a lista.',
  retry: 'Tentar novamente',
  failed: 'De momento, não é possível mostrar as lojas.',
  offline: 'Parece não ter ligação à Internet: não é possível carregar as lojas.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, abre num novo separador`,
  makeMyStore: 'Definir como a minha loja',
  myStore: 'A minha loja ✓',
  undo: 'Anular',
  showMore: (format, n) => `Ver mais ${format.number(n)}`,
  showAs: 'Ver como',
  list: 'Lista',
  map: 'Mapa',

  mapFailed: 'Não foi possível carregar o mapa. Todas as lojas estão na lista.',
  placesFailed:
    'De momento, não é possível pesquisar localidades nem códigos postais, e nenhuma loja contém estas palavras.',
  nearMeFailed:
    'Não foi possível carregar «Perto de mim». Introduza uma localidade ou um código postal.',
  skipMap: 'Saltar o mapa',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  searchArea: 'Pesquisar nesta zona',
  cluster: (format, n) => `${stores(format, n)}: ampliar`,
  clusterHere: (format, n) =>
    `${count(format, n, 'loja', 'lojas próximas umas das outras')}: mostrar`,
  approximate: (_, name) => `${name} (localização aproximada)`,
  approximateNote: 'Os círculos indicam a zona, não a morada',
  aboutData: 'Acerca dos dados',
  twoFingers: 'Utilize dois dedos para mover o mapa',
  wheelKey: (_, key) => `Utilize ${key} + deslocamento para ampliar ou reduzir o mapa`,
  showStreets: (_, server) => `Mostrar as ruas (carregadas de ${server})`,

  suggestions: 'Sugestões',
  places: 'Locais',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Nenhuma loja encontrada para ${quoted(query)}. A mostrar ${stores(format, n)} para ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `As mais próximas até agora (${place})`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} num raio de ${format.length(meters)} (${place})`,
  noneWithin: (format, meters, place, nearest) =>
    `Nenhuma loja num raio de ${format.length(meters)} (${place}). A mais próxima: ${nearest}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} nesta parte do mapa` : 'Nenhuma loja nesta parte do mapa.',
  storesIn: (format, n, place) => `${stores(format, n)} para ${quoted(place)}`,
  noneIn: (_, place) => `Nenhuma loja para ${quoted(place)}. As mais próximas aparecem primeiro.`,
  noDistances: (_, place) => `Distâncias desconhecidas (${place}).`,
  otherPlaces: 'Outros locais com este nome',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `cerca de ${format.length(meters)}`,
  distanceWithin: (format, meters) => `até ${format.length(meters)}`,
  distanceIn: (_, place) => `local: ${place}`,
  searchedPlace: (_, place) => `Local pesquisado: ${place}`,

  country: 'País',
  noCountry: 'Outros',
  region: 'Região',
  allRegions: 'Todas as regiões',
  sort: 'Ordem',
  byDistance: 'Distância',
  byName: 'Nome',
  byTown: 'Localidade',
  asListed: 'Ordem predefinida',
  filters: 'Filtros',
  clearFilters: 'Limpar filtros',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `apenas ${both(where, what)}`,
  notOnly: (_, where, what) => `já não apenas ${both(where, what)}`,
  noneLeft: 'Nenhuma loja com estes filtros.',

  showNearer: (format, n) =>
    `Mostrar ${count(format, n, 'loja mais próxima', 'lojas mais próximas')}`,
  showEarlier: (format, n) => `Mostrar mais ${stores(format, n)}`,

  yourPosition: 'A sua localização',
  you: 'a sua localização',
  locating: 'A procurar a sua localização…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Tentar novamente',
  typePlace: 'Introduzir uma localidade ou um código postal',
  myStoreLost: (store) => `A sua loja ${store} já não está na lista: escolha outra.`,
  forgetMyStore: 'Esquecer loja',
  linkedStoreLost: 'A loja indicada nesta ligação não está na lista.',
  linkedSearchUnknown: 'Nenhuma loja encontrada para a pesquisa desta ligação.',
  chooseThisStore: 'Escolher esta loja',
  chooseThisStoreName: (_, store) => `Escolher esta loja: ${store}`,
  callName: (_, store) => `Ligar: ${store}`,
  directions: 'Como chegar',
  directionsName: (store) => `Como chegar: ${store}, abre num novo separador`,
  phone: 'Telefone',
  hours: 'Horário',
  email: 'E-mail',
  website: 'Site',
  nearestStores: 'Lojas mais próximas',
  whatToSearch: 'Procure uma localidade, um código postal ou uma loja.',

  openUntil: (_, time) => `Aberta até às ${time}`,
  closesIn: (format, n) => `Fecha dentro de ${format.number(n)}\u00a0min`,
  openAlways: 'Aberta 24 horas',
  open: 'Aberta',
  opensAt: (_, time) => `Abre às ${time}`,
  opensTomorrow: (_, time) => `Abre amanhã às ${time}`,
  opensOn: (_, weekday, time) => `Abre ${weekday} às ${time}`,
  opensOnDate: (_, date) => `Abre a ${date}`,
  closed: 'Fechada',
  closedHoliday: 'Fechada hoje (feriado)',
  holiday: 'Feriado',
  otherHours: 'Horário especial',
  openNow: 'Abertas agora',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'disponibilidade desconhecida';
    const have = `disponível em ${format.number(having)} de ${format.number(n)}`;
    return notKnown ? `${have}, ${format.number(notKnown)} sem informação` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} de ${format.number(n)}`,
  stockNotChecked: 'Não foi possível verificar a disponibilidade.',
  checkAgain: 'Verificar novamente a disponibilidade',
  onlyWithStock: 'Apenas lojas com stock',
  withStock: 'com stock',
  withStockFirst: 'Com stock primeiro',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} na loja ${store}` : stock[status];
    return elsewhere ? `${here} · disponível em mais ${stores(format, elsewhere)}` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'Esgotado nas lojas';
    return n ? `${stock[status]} em ${stores(format, n)}` : `${stock[status]} em algumas lojas`;
  },
  stockLoading: 'A verificar a disponibilidade…',
  stockFailed: unknown,
  chooseStore: 'Escolher loja',
  changeStore: 'Mudar de loja',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Esgotado nas lojas (${country})`
      : `${stock[status]} em ${stores(format, n)} (${country})`,
  whenChecked: 'Quando foi verificado?',
  stockAge: (format, ageMs) => `Verificado ${ago(format, ageMs)}`,
  stockLimit: 'o stock pode mudar a qualquer momento',
  stockRenewing: (format, ageMs) => `Verificado ${ago(format, ageMs)}; a verificar novamente…`,
  stockNotRenewed: (format, ageMs) =>
    `Verificado ${ago(format, ageMs)}; não foi possível verificar novamente`,
  stockNearby: (format, store, n) =>
    `${stock.out} na loja ${store} · disponível em ${count(format, n, 'loja próxima', 'lojas próximas')}`,
  chooserFailed: 'De momento, não é possível mostrar as lojas.',

  closeChooser: 'Fechar',
  chooserLoading: 'A carregar lojas…',

  choose: 'Escolher',
  chooseName: (_, store) => `Escolher ${store}`,
  distancesFrom: (_, store) => `Distâncias a partir de ${store}`,
  storesWithStock: 'Lojas com stock',
  moreStores: (format, n) => `mais ${format.number(n)}`,
};
