import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'Disponível', low: 'Últimas unidades', out: 'Esgotado' } as const;
const unknown = 'Disponibilidade desconhecida: consulte a loja';

const positionErrors = {
  'position-denied':
    'Esta página não pode usar sua localização. Você pode permitir isso no navegador.',
  'position-unavailable': 'Não foi possível encontrar sua localização.',
  'position-timeout': 'Demorou demais para encontrar sua localização.',
} as const;

/** Returns a counted noun. Zero and one are singular in Brazil: "0 loja". */
const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n < 2 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'loja', 'lojas');

const quoted = (text: string): string => `“${text}”`;

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

/** The Portuguese messages, as in Brazil. */
export const messages: Messages = {
  stores: 'Lojas',
  searchLabel: 'Encontrar uma loja',
  searchPlaceholder: 'Cidade, CEP ou loja',
  nearMe: 'Perto de mim',
  loading: 'Carregando lojas…',
  waiting: 'Ainda carregando: aguardando a loja virtual…',
  late: 'A loja virtual ainda não respondeu. Continuamos tentando…',
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
  retry: 'Tentar de novo',
  failed: 'No momento, não é possível mostrar as lojas.',
  offline: 'Parece que você está sem internet: não é possível carregar as lojas.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps: ${store}, abre em uma nova aba`,
  makeMyStore: 'Definir como minha loja',
  myStore: 'Minha loja ✓',
  undo: 'Desfazer',
  showMore: (format, n) => `Ver mais ${format.number(n)}`,
  showAs: 'Ver como',
  list: 'Lista',
  map: 'Mapa',

  mapFailed: 'Não foi possível carregar o mapa. Todas as lojas estão na lista.',
  placesFailed:
    'No momento, não é possível buscar cidades e CEPs, e nenhuma loja contém essas palavras.',
  nearMeFailed: 'Não foi possível carregar “Perto de mim”. Digite uma cidade ou um CEP.',
  skipMap: 'Pular o mapa',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  searchArea: 'Buscar nesta área',
  cluster: (format, n) => `${stores(format, n)}: aproximar`,
  clusterHere: (format, n) =>
    `${count(format, n, 'loja', 'lojas próximas umas das outras')}: mostrar`,
  approximate: (_, name) => `${name} (localização aproximada)`,
  approximateNote: 'Os círculos indicam a região, não o endereço',
  aboutData: 'Sobre os dados',
  twoFingers: 'Use dois dedos para mover o mapa',
  wheelKey: (_, key) => `Use ${key} + rolagem para aproximar ou afastar o mapa`,
  showStreets: (_, server) => `Mostrar as ruas (carregadas de ${server})`,

  suggestions: 'Sugestões',
  places: 'Lugares',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Nenhuma loja encontrada para ${quoted(query)}. Mostrando ${stores(format, n)} para ${meant.join(', ')}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `As mais próximas até agora (${place})`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} em um raio de ${format.length(meters)} (${place})`,
  noneWithin: (format, meters, place, nearest) =>
    `Nenhuma loja em um raio de ${format.length(meters)} (${place}). A mais próxima: ${nearest}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} nesta parte do mapa` : 'Nenhuma loja nesta parte do mapa.',
  storesIn: (format, n, place) => `${stores(format, n)} para ${quoted(place)}`,
  noneIn: (_, place) => `Nenhuma loja para ${quoted(place)}. As mais próximas aparecem primeiro.`,
  noDistances: (_, place) => `Distâncias desconhecidas (${place}).`,
  otherPlaces: 'Outros lugares com este nome',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `cerca de ${format.length(meters)}`,
  distanceWithin: (format, meters) => `até ${format.length(meters)}`,
  distanceIn: (_, place) => `local: ${place}`,
  searchedPlace: (_, place) => `Local buscado: ${place}`,

  country: 'País',
  noCountry: 'Outros',
  region: 'Região',
  allRegions: 'Todas as regiões',
  sort: 'Ordem',
  byDistance: 'Distância',
  byName: 'Nome',
  byTown: 'Cidade',
  asListed: 'Ordem padrão',
  filters: 'Filtros',
  clearFilters: 'Limpar filtros',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `somente ${both(where, what)}`,
  notOnly: (_, where, what) => `não mais somente ${both(where, what)}`,
  noneLeft: 'Nenhuma loja com estes filtros.',

  showNearer: (format, n) =>
    `Mostrar ${count(format, n, 'loja mais próxima', 'lojas mais próximas')}`,
  showEarlier: (format, n) => `Mostrar mais ${stores(format, n)}`,

  yourPosition: 'Sua localização',
  you: 'sua localização',
  locating: 'Buscando sua localização…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Tentar de novo',
  typePlace: 'Digitar uma cidade ou um CEP',
  myStoreLost: (store) => `Sua loja ${store} não está mais na lista: escolha outra.`,
  forgetMyStore: 'Esquecer loja',
  linkedStoreLost: 'A loja deste link não está na lista.',
  linkedSearchUnknown: 'Nenhuma loja encontrada para a busca deste link.',
  chooseThisStore: 'Escolher esta loja',
  chooseThisStoreName: (_, store) => `Escolher esta loja: ${store}`,
  callName: (_, store) => `Ligar: ${store}`,
  directions: 'Como chegar',
  directionsName: (store) => `Como chegar: ${store}, abre em uma nova aba`,
  phone: 'Telefone',
  hours: 'Horário de funcionamento',
  email: 'E-mail',
  website: 'Site',
  nearestStores: 'Lojas mais próximas',
  whatToSearch: 'Busque uma cidade, um CEP ou uma loja.',

  openUntil: (_, time) => `Aberta até as ${time}`,
  closesIn: (format, n) => `Fecha em ${format.number(n)}\u00a0min`,
  openAlways: 'Aberta 24 horas',
  open: 'Aberta',
  opensAt: (_, time) => `Abre às ${time}`,
  opensTomorrow: (_, time) => `Abre amanhã às ${time}`,
  opensOn: (_, weekday, time) => `Abre ${weekday} às ${time}`,
  opensOnDate: (_, date) => `Abre em ${date}`,
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
  checkAgain: 'Verificar a disponibilidade de novo',
  onlyWithStock: 'Somente lojas com estoque',
  withStock: 'com estoque',
  withStockFirst: 'Com estoque primeiro',
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
  stockLoading: 'Verificando a disponibilidade…',
  stockFailed: unknown,
  chooseStore: 'Escolher loja',
  changeStore: 'Trocar de loja',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `Esgotado nas lojas (${country})`
      : `${stock[status]} em ${stores(format, n)} (${country})`,
  whenChecked: 'Quando foi verificado?',
  stockAge: (format, ageMs) => `Verificado ${ago(format, ageMs)}`,
  stockLimit: 'o estoque pode mudar a qualquer momento',
  stockRenewing: (format, ageMs) => `Verificado ${ago(format, ageMs)}; verificando de novo…`,
  stockNotRenewed: (format, ageMs) =>
    `Verificado ${ago(format, ageMs)}; não foi possível verificar de novo`,
  stockNearby: (format, store, n) =>
    `${stock.out} na loja ${store} · disponível em ${count(format, n, 'loja próxima', 'lojas próximas')}`,
  chooserFailed: 'No momento, não é possível mostrar as lojas.',

  closeChooser: 'Fechar',
  chooserLoading: 'Carregando lojas…',

  choose: 'Escolher',
  chooseName: (_, store) => `Escolher ${store}`,
  distancesFrom: (_, store) => `Distâncias a partir de ${store}`,
  storesWithStock: 'Lojas com estoque',
  moreStores: (format, n) => `mais ${format.number(n)}`,
};
