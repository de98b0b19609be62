import type { Formats } from '../domain/messages/formats.js';
import type { Messages } from '../domain/messages/messages.js';

const stock = { in: 'متوفر', low: 'كمية محدودة', out: 'غير متوفر' } as const;
const unknown = 'التوفر غير معروف: اسأل المتجر';

const positionErrors = {
  'position-denied': 'لا يُسمح لهذه الصفحة باستخدام موقعك. يمكنك السماح بذلك في المتصفح.',
  'position-unavailable': 'تعذّر العثور على موقعك.',
  'position-timeout': 'استغرق تحديد موقعك وقتًا طويلًا.',
} as const;

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** Returns a counted form. `#` in the form stands for the number. */
const count = (format: Formats, n: number, forms: Forms): string =>
  forms[format.plural(n)].replace('#', format.number(n));

const subject: Forms = {
  zero: 'لا متاجر',
  one: 'متجر واحد',
  two: 'متجران',
  few: '# متاجر',
  many: '# متجرًا',
  other: '# متجر',
};
/** The forms after a preposition or a verb. */
const object: Forms = { ...subject, zero: '# متجر', two: 'متجرين' };
const matching: Forms = {
  zero: 'لا متاجر تطابق',
  one: 'متجر واحد يطابق',
  two: 'متجران يطابقان',
  few: '# متاجر تطابق',
  many: '# متجرًا يطابق',
  other: '# متجر يطابق',
};
const other: Forms = {
  zero: '# متجر آخر',
  one: 'متجر آخر',
  two: 'متجرين آخرين',
  few: '# متاجر أخرى',
  many: '# متجرًا آخر',
  other: '# متجر آخر',
};
const nearer: Forms = {
  zero: '# متجر أقرب',
  one: 'متجر أقرب',
  two: 'متجرين أقرب',
  few: '# متاجر أقرب',
  many: '# متجرًا أقرب',
  other: '# متجر أقرب',
};
const minutes: Forms = {
  zero: '# دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
};
const nearby: Forms = {
  zero: '# متجر قريب منه',
  one: 'متجر قريب منه',
  two: 'متجرين قريبين منه',
  few: '# متاجر قريبة منه',
  many: '# متجرًا قريبًا منه',
  other: '# متجر قريب منه',
};
const countriesIn: Forms = {
  zero: '# بلد',
  one: 'بلد واحد',
  two: 'بلدين',
  few: '# بلدان',
  many: '# بلدًا',
  other: '# بلد',
};
const more: Forms = { ...other, two: 'متجران آخران' };

const stores = (format: Formats, n: number): string => count(format, n, subject);

/** Returns a cluster's number for its name. Voice control needs it; the dual form has none. */
const numbered = (format: Formats, n: number): string =>
  n > 2 ? stores(format, n) : `${format.number(n)} متجر`;

/** Isolates a name, whose direction may differ, so that it does not reorder the words around it. */
const name = (text: string): string => `\u2068${text}\u2069`;
const quoted = (text: string): string => `«${name(text)}»`;

function ago(format: Formats, ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'الآن';
  return minutes < 60
    ? format.relative(-minutes, 'minute')
    : format.relative(-Math.floor(minutes / 60), 'hour');
}

const inside = (where: string): string => `في ${name(where)}`;
const both = (where: string, what: string): string =>
  [where && inside(where), what && name(what)].filter(Boolean).join(': ');

/** The Arabic messages. */
export const messages: Messages = {
  stores: 'المتاجر',
  searchLabel: 'ابحث عن متجر',
  searchPlaceholder: 'مدينة أو رمز بريدي أو متجر',
  nearMe: 'بالقرب مني',
  loading: 'جارٍ تحميل المتاجر…',
  waiting: 'ما زال التحميل جاريًا: في انتظار المتجر…',
  late: 'لم يردّ المتجر بعد. ما زالت المحاولة جارية…',
  loadingMore: (format, n) => `${stores(format, n)} حتى الآن…`,
  summary: (format, n, countries) =>
    countries > 1
      ? `${stores(format, n)} في ${count(format, countries, countriesIn)}`
      : stores(format, n),
  found: (format, n, query) => `${count(format, n, matching)} ${quoted(query)}`,
  nothingFound: (_, query) => `لا يوجد متجر يطابق ${quoted(query)}.`,
  allCountries: 'كل البلدان',
  showAll: 'عرض كل المتاجر',
  noStores: 'لا توجد متاجر لعرضها بعد.',
  partial: 'تعذّر تحميل بعض المتاجر.',
  refreshFailed: 'تعذّر تحديث القائمة.',
  retry: 'إعادة المحاولة',
  failed: 'لا يمكن عرض المتاجر الآن.',
  offline: 'يبدو أنك غير متصل بالإنترنت: لا يمكن تحميل المتاجر.',
  mapsLink: 'خرائط Google',
  mapsLinkName: (_, store) => `خرائط Google: ${name(store)}، يُفتح في علامة تبويب جديدة`,
  makeMyStore: 'اجعله متجري',
  myStore: 'متجري ✓',
  undo: 'تراجع',
  showMore: (format, n) => `عرض المزيد: ${format.number(n)}`,
  showAs: 'طريقة العرض',
  list: 'القائمة',
  map: 'الخريطة',

  mapFailed: 'تعذّر تحميل الخريطة. كل المتاجر موجودة في القائمة.',
  placesFailed: 'لا يمكن البحث عن المدن والرموز البريدية الآن، ولا يوجد متجر بهذه الكلمات.',
  nearMeFailed: 'تعذّر تحميل «بالقرب مني». أدخل مدينة أو رمزًا بريديًا.',
  skipMap: 'تخطي الخريطة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  searchArea: 'البحث في هذه المنطقة',
  cluster: (format, n) => `${numbered(format, n)}: تكبير`,
  clusterHere: (format, n) => `${numbered(format, n)} في المنطقة نفسها: عرض`,
  approximate: (_, store) => `${name(store)} (موقع تقريبي)`,
  approximateNote: 'تشير الدوائر إلى المنطقة لا إلى العنوان',
  aboutData: 'حول البيانات',
  twoFingers: 'حرّك الخريطة بإصبعين',
  wheelKey: (_, key) => `استخدم ${name(key)} مع التمرير لتكبير الخريطة`,
  showStreets: (_, server) => `عرض الشوارع (تُحمَّل من ${name(server)})`,

  suggestions: 'اقتراحات',
  places: 'أماكن',
  similar: (format, query, n, readings) => {
    const meant = readings.slice(0, 3).map(quoted);
    const end = readings.length > meant.length ? '…' : '.';
    return `لا يوجد متجر يطابق ${quoted(query)}. المعروض: ${stores(format, n)} لـ ${meant.join('، ')}${end}`;
  },
  place: (_, first, ...around) => [first, ...around.filter(Boolean).map(name)].join('، '),
  nearestSoFar: (_, place) => `الأقرب حتى الآن إلى ${name(place)}`,
  storesWithin: (format, n, meters, place) =>
    `${stores(format, n)} ضمن ${format.length(meters)} من ${name(place)}`,
  noneWithin: (format, meters, place, nearest) =>
    `لا يوجد متجر ضمن ${format.length(meters)} من ${name(place)}. الأقرب: ${name(nearest)}`,
  inArea: (format, n) =>
    n ? `${stores(format, n)} في هذا الجزء من الخريطة` : 'لا يوجد متجر في هذا الجزء من الخريطة.',
  storesIn: (format, n, place) => `${stores(format, n)} ${inside(place)}`,
  noneIn: (_, place) => `لا يوجد متجر ${inside(place)}. الأقرب أولًا.`,
  noDistances: (_, place) => `المسافات من ${name(place)} غير معروفة.`,
  otherPlaces: 'أماكن أخرى بهذا الاسم',
  distance: (format, meters) => format.length(meters),
  distanceAbout: (format, meters) => `نحو ${format.length(meters)}`,
  distanceWithin: (format, meters) => `ضمن ${format.length(meters)}`,
  distanceIn: (_, place) => inside(place),
  searchedPlace: (_, place) => `المكان المطلوب: ${name(place)}`,

  country: 'البلد',
  noCountry: 'أخرى',
  region: 'المنطقة',
  allRegions: 'كل المناطق',
  sort: 'الترتيب',
  byDistance: 'حسب المسافة',
  byName: 'حسب الاسم',
  byTown: 'حسب المدينة',
  asListed: 'الترتيب الافتراضي',
  filters: 'عوامل التصفية',
  clearFilters: 'مسح عوامل التصفية',
  withCount: (format, text, n) => `${name(text)} (${format.number(n)})`,
  storesOnly: (format, n, where, what) =>
    [`${stores(format, n)} ${where && inside(where)}`.trim(), what && name(what)]
      .filter(Boolean)
      .join(': '),
  only: (_, where, what) => `${both(where, what)} فقط`,
  notOnly: (_, where, what) => `لم يعد ${both(where, what)} فقط`,
  noneLeft: 'لا يبقى أي متجر مع عوامل التصفية هذه.',

  showNearer: (format, n) => `عرض ${count(format, n, nearer)}`,
  showEarlier: (format, n) => `عرض ${count(format, n, other)}`,

  yourPosition: 'موقعك',
  you: 'موقعك',
  locating: 'جارٍ تحديد موقعك…',
  positionError: (code) => positionErrors[code],
  tryAgain: 'إعادة المحاولة',
  typePlace: 'أدخل مدينة أو رمزًا بريديًا',
  myStoreLost: (store) => `لم يعد متجرك ${name(store)} في القائمة: اختر متجرًا آخر.`,
  forgetMyStore: 'إزالته',
  linkedStoreLost: 'المتجر المذكور في هذا الرابط ليس في القائمة.',
  linkedSearchUnknown: 'لا يوجد متجر يطابق البحث الوارد في هذا الرابط.',
  chooseThisStore: 'اختر هذا المتجر',
  chooseThisStoreName: (_, store) => `اختر هذا المتجر: ${name(store)}`,
  callName: (_, store) => `اتصال: ${name(store)}`,
  directions: 'الاتجاهات',
  directionsName: (store) => `الاتجاهات: ${name(store)}، تُفتح في علامة تبويب جديدة`,
  phone: 'الهاتف',
  hours: 'ساعات العمل',
  email: 'البريد الإلكتروني',
  website: 'الموقع الإلكتروني',
  nearestStores: 'أقرب المتاجر',
  whatToSearch: 'ابحث عن مدينة أو رمز بريدي أو متجر.',

  openUntil: (_, time) => `مفتوح حتى ${time}`,
  closesIn: (format, n) => `يغلق خلال ${count(format, n, minutes)}`,
  openAlways: 'مفتوح 24 ساعة',
  open: 'مفتوح',
  opensAt: (_, time) => `يفتح الساعة ${time}`,
  opensTomorrow: (_, time) => `يفتح غدًا الساعة ${time}`,
  opensOn: (_, weekday, time) => `يفتح ${weekday} الساعة ${time}`,
  opensOnDate: (_, date) => `يفتح في ${date}`,
  closed: 'مغلق',
  closedHoliday: 'مغلق اليوم (عطلة)',
  holiday: 'عطلة',
  otherHours: 'ساعات خاصة',
  openNow: 'مفتوح الآن',

  haveIt: (format, having, n, notKnown) => {
    if (notKnown === n) return 'التوفر غير معروف';
    const have = `متوفر في ${format.number(having)} من ${format.number(n)}`;
    return notKnown ? `${have}، وغير معروف في ${format.number(notKnown)}` : have;
  },
  partInStock: (format, having, n) => `${format.number(having)} من ${format.number(n)}`,
  stockNotChecked: 'تعذّر التحقق من التوفر.',
  checkAgain: 'التحقق من التوفر مجددًا',
  onlyWithStock: 'المتاجر التي يتوفر فيها فقط',
  withStock: 'متوفر',
  withStockFirst: 'المتوفر أولًا',
  pinWithStock: (_, store, said) => `${name(store)}، ${said}`,

  stock: (format, status, store, elsewhere) => {
    if (status === 'unknown') return unknown;
    const here = store ? `${stock[status]} في ${name(store)}` : stock[status];
    return elsewhere ? `${here} · متوفر في ${count(format, elsewhere, other)}` : here;
  },
  stockInStores: (format, status, n) => {
    if (status === 'unknown') return unknown;
    if (status === 'out') return 'غير متوفر في المتاجر';
    return `${stock[status]} في ${n ? count(format, n, object) : 'بعض المتاجر'}`;
  },
  stockLoading: 'جارٍ التحقق من التوفر…',
  stockFailed: unknown,
  chooseStore: 'اختر متجرًا',
  changeStore: 'تغيير المتجر',

  stockInCountry: (format, status, n, country) =>
    `${stock[status]} في ${n ? count(format, n, object) : 'المتاجر'} ${inside(country)}`,
  whenChecked: 'متى تم التحقق؟',
  stockAge: (format, ageMs) => `تم التحقق ${ago(format, ageMs)}`,
  stockLimit: 'قد يتغير التوفر في أي وقت',
  stockRenewing: (format, ageMs) => `تم التحقق ${ago(format, ageMs)}؛ جارٍ التحقق مجددًا…`,
  stockNotRenewed: (format, ageMs) => `تم التحقق ${ago(format, ageMs)}؛ تعذّر التحقق مجددًا`,
  stockNearby: (format, store, n) =>
    `${stock.out} في ${name(store)} · متوفر في ${count(format, n, nearby)}`,
  chooserFailed: 'لا يمكن عرض المتاجر الآن.',

  closeChooser: 'إغلاق',
  chooserLoading: 'جارٍ تحميل المتاجر…',

  choose: 'اختيار',
  chooseName: (_, store) => `اختيار ${name(store)}`,
  distancesFrom: (_, store) => `المسافات من ${name(store)}`,
  storesWithStock: 'متاجر يتوفر فيها',
  moreStores: (format, n) => count(format, n, more),
};
