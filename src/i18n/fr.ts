import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'En stock', low: 'Stock limité', out: 'En rupture de stock' } as const;
const unknown = 'Stock inconnu\u202f: demander au magasin';

const positionErrors = {
  'position-denied':
    'Cette page ne peut pas utiliser votre position. Vous pouvez l’autoriser dans le navigateur.',
  'position-unavailable': 'Votre position n’a pas pu être trouvée.',
  'position-timeout': 'La recherche de votre position a pris trop de temps.',
} as const;

/** Returns a counted noun. Zero and one are singular in French: "0 magasin". */
const count = (format: Formats, n: number, one: string, other: string): string =>
  `${format.number(n)} ${n < 2 ? one : other}`;
const stores = (format: Formats, n: number): string => count(format, n, 'magasin', 'magasins');
const others = (format: Formats, n: number): string =>
  count(format, n, 'autre magasin', 'autres magasins');

const quoted = (text: string): string => `«\u202f${text}\u202f»`;

/** Returns a place after "de": "de Lyon", "d’Orléans", "du Mans", "des Ulis". */
const of = (place: string): string => {
  const [, article, name] = /^(Les?) (.*)/.exec(place) ?? [];
  if (article) return `${article === 'Le' ? 'du' : 'des'} ${name}`;
  return /^[aeiouyàâéèêëîïôœ]/i.test(place) ? `d’${place}` : `de ${place}`;
};

/** Returns a place after "à": "à Lyon", "au Mans", "aux Ulis". */
const at = (place: string): string => {
  const [, article, name] = /^(Les?) (.*)/.exec(place) ?? [];
  return article ? `${article === 'Le' ? 'au' : 'aux'} ${name}` : `à ${place}`;
};

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'à l’instant';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

/** Joins two texts by a colon. No preposition fits every country: "en France", but "au Canada". */
const both = (where: string, what: string): string =>
  [where, what].filter(Boolean).join('\u202f: ');

/** The French messages. */
export const messages: Messages = {
  stores: 'Magasins',
  searchLabel: 'Trouver un magasin',
  searchPlaceholder: 'Ville, code postal, magasin',
  nearMe: 'Autour de moi',
  loading: 'Chargement des magasins…',
  waiting: 'Chargement en cours\u202f: en attente de la boutique…',
  late: 'La boutique n’a pas encore répondu. Nouvel essai en cours…',
  loadingMore: (format, n) => `${stores(format, n)} pour l’instant…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} dans ${format.number(countries)} pays`
      : stores(format, n),
  found: (format, n, query) =>
    `${count(format, n, 'magasin correspond', 'magasins correspondent')} à ${quoted(query)}`,
  nothingFound: (_, query) => `Aucun magasin ne correspond à ${quoted(query)}.`,
  allCountries: 'Tous les pays',
  showAll: 'Afficher tous les magasins',
  noStores: 'Aucun magasin à afficher pour le moment.',
  partial: 'Certains magasins n’ont pas pu être chargés.',
  refreshFailed: 'La liste n’a pas pu être actualisée.',
  retry: 'Réessayer',
  failed: 'Les magasins ne peuvent pas être affichés pour le moment.',
  offline: 'Vous semblez être hors ligne\u202f: les magasins ne peuvent pas être chargés.',
  mapsLink: 'Google Maps',
  mapsLinkName: (_, store) => `Google Maps\u202f: ${store}, s’ouvre dans un nouvel onglet`,
  makeMyStore: 'Définir comme mon magasin',
  myStore: 'Mon magasin ✓',
  undo: 'Annuler',
  showMore: (format, n) => `Afficher ${format.number(n)} de plus`,
  showAs: 'Afficher',
  list: 'Liste',
  map: 'Carte',

  mapFailed: 'La carte n’a pas pu être chargée. Tous les magasins sont dans la liste.',
  placesFailed:
    'Les villes et codes postaux ne peuvent pas être recherchés pour le moment, et aucun magasin ne contient ces mots.',
  nearMeFailed: '« Autour de moi » n’a pas pu être chargé. Saisissez une ville ou un code postal.',
  skipMap: 'Passer la carte',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  searchArea: 'Rechercher dans cette zone',
  cluster: (format, n) => `${stores(format, n)}\u202f: zoomer`,
  clusterHere: (format, n) => `${stores(format, n)} très proches\u202f: afficher`,
  approximate: (_, name) => `${name} (position approximative)`,
  approximateNote: 'Les cercles indiquent le secteur, pas l’adresse',
  aboutData: 'À propos des données',
  twoFingers: 'Déplacez la carte avec deux doigts',
  wheelKey: (_, key) => `${key} + défilement pour zoomer sur la carte`,
  showStreets: (_, server) => `Afficher les rues (chargées depuis ${server})`,

  suggestions: 'Suggestions',
  places: 'Lieux',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const more = readings.length > meant.length ? '…' : '.';
    return `Aucun magasin ne correspond à ${quoted(query)}. Résultats pour ${meant.join(', ')}\u202f: ${stores(format, n)}${more}`;
  },
  place: (_, ...parts) => parts.filter(Boolean).join(', '),
  nearestSoFar: (_, place) => `Les plus proches ${of(place)} pour l’instant`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} à moins de ${format.length(meters)} ${of(place)}`,
  noneWithin: (format, meters, place, nearest) =>
    `Aucun magasin à moins de ${format.length(meters)} ${of(place)}. Le plus proche\u202f: ${nearest}`,
  inArea: (format, n) =>
    n
      ? `${stores(format, n)} dans cette partie de la carte`
      : 'Aucun magasin dans cette partie de la carte.',
  storesIn: (format, n, place) => `${stores(format, n)} pour ${quoted(place)}`,
  noneIn: (_, place) => `Aucun magasin pour ${quoted(place)}. Les plus proches d’abord.`,
  noDistances: (_, place) => `Les distances à partir ${of(place)} ne sont pas connues.`,
  otherPlaces: 'Autres lieux de ce nom',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `env. ${format.length(meters)}`,
  distanceWithin: (format, meters) => `moins de ${format.length(meters)}`,
  distanceIn: (_, place) => at(place),
  searchedPlace: (_, place) => `Lieu recherché : ${place}`,

  country: 'Pays',
  noCountry: 'Autre',
  region: 'Région',
  allRegions: 'Toutes les régions',
  sort: 'Tri',
  byDistance: 'Distance',
  byName: 'Nom',
  byTown: 'Ville',
  asListed: 'Ordre par défaut',
  filters: 'Filtres',
  clearFilters: 'Effacer les filtres',
  withCount: (format, name, n) => `${name} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    both(where ? `${stores(format, n)} (${where})` : stores(format, n), what),
  only: (_, where, what) => `seulement ${both(where, what)}`,
  notOnly: (_, where, what) => `plus seulement ${both(where, what)}`,
  noneLeft: 'Aucun magasin avec ces filtres.',

  showNearer: (format, n) =>
    `Afficher ${count(format, n, 'magasin plus proche', 'magasins plus proches')}`,
  showEarlier: (format, n) => `Afficher ${count(format, n, 'magasin de plus', 'magasins de plus')}`,

  yourPosition: 'Votre position',
  you: 'vous',
  locating: 'Recherche de votre position…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'Réessayer',
  typePlace: 'Saisir une ville ou un code postal',
  myStoreLost: (store) =>
    `Votre magasin ${store} n’est plus dans la liste\u202f: choisissez-en un autre.`,
  forgetMyStore: 'L’oublier',
  linkedStoreLost: 'Le magasin indiqué par ce lien n’est pas dans la liste.',
  linkedSearchUnknown: 'Aucun magasin ne correspond à la recherche de ce lien.',
  chooseThisStore: 'Choisir ce magasin',
  chooseThisStoreName: (_, store) => `Choisir ce magasin\u202f: ${store}`,
  callName: (_, store) => `Appeler\u202f: ${store}`,
  directions: 'Itinéraire',
  directionsName: (store) => `Itinéraire\u202f: ${store}, s’ouvre dans un nouvel onglet`,
  phone: 'Téléphone',
  hours: 'Horaires',
  email: 'E-mail',
  website: 'Site web',
  nearestStores: 'Magasins les plus proches',
  whatToSearch: 'Cherchez une ville, un code postal ou un magasin.',

  openUntil: (_, time) => `Ouvert jusqu’à ${time}`,
  closesIn: (format, n) => `Ferme dans ${format.number(n)}\u00a0min`,
  openAlways: 'Ouvert 24h/24',
  open: 'Ouvert',
  opensAt: (_, time) => `Ouvre à ${time}`,
  opensTomorrow: (_, time) => `Ouvre demain à ${time}`,
  opensOn: (_, weekday, time) => `Ouvre ${weekday} à ${time}`,
  opensOnDate: (_, date) => `Ouvre le ${date}`,
  closed: 'Fermé',
  closedHoliday: 'Fermé aujourd’hui (jour férié)',
  holiday: 'Jour férié',
  otherHours: 'Horaires exceptionnels',
  openNow: 'Ouverts maintenant',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'stock inconnu';
    const have = `disponible dans ${format.number(having)} sur ${format.number(n)}`;
    return notKnown ? `${have}, ${count(format, notKnown, 'inconnu', 'inconnus')}` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} sur ${format.number(n)}`,
  stockNotChecked: 'Le stock n’a pas pu être vérifié.',
  checkAgain: 'Vérifier à nouveau le stock',
  onlyWithStock: 'Seulement en stock',
  withStock: 'en stock',
  withStockFirst: 'En stock d’abord',
  pinWithStock: (_, store, said) => `${store}, ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]}\u202f: ${store}` : stock[status];
    return elsewhere ? `${here} · disponible dans ${others(format, elsewhere)}` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'En rupture de stock en magasin';
    return `${stock[status]} dans ${n ? stores(format, n) : 'certains magasins'}`;
  },
  stockLoading: 'Vérification du stock…',
  stockFailed: unknown,
  chooseStore: 'Choisir un magasin',
  changeStore: 'Changer de magasin',

  stockInCountry: (format, status, n, country) =>
    status === 'out'
      ? `En rupture de stock en magasin (${country})`
      : `${stock[status]} dans ${stores(format, n)} (${country})`,
  whenChecked: 'Vérifié quand\u202f?',
  stockAge: (format, ageMs) => `Vérifié ${ago(format, ageMs)}`,
  stockLimit: 'le stock peut changer à tout moment',
  stockRenewing: (format, ageMs) => `Vérifié ${ago(format, ageMs)}\u202f; nouvelle vérification…`,
  stockNotRenewed: (format, ageMs) =>
    `Vérifié ${ago(format, ageMs)}\u202f; impossible de vérifier à nouveau`,
  stockNearby: (format, store, n) =>
    `${stock.out}\u202f: ${store} · disponible dans ${stores(format, n)} à proximité`,
  chooserFailed: 'Les magasins ne peuvent pas être affichés pour le moment.',

  closeChooser: 'Fermer',
  chooserLoading: 'Chargement des magasins…',

  choose: 'Choisir',
  chooseName: (_, store) => `Choisir ${store}`,
  distancesFrom: (_, store) => `Distances depuis ${store}`,
  storesWithStock: 'Magasins qui l’ont en stock',
  moreStores: (format, n) => `${format.number(n)} de plus`,
};
