import { kilometers } from './place-index.mjs';

const SAME_TOWN_KM = 15;

/**
 * Common names and abbreviations of towns that the sources lack, or list only among many others:
 * country, main name = names.
 */
const NAMES = `
AR Buenos Aires=CABA|Capital Federal
AT Innsbruck=Инсбрук|因斯布鲁克
AT Vienna=Wenen|빈
AU Canberra=קנברה
AU Melbourne=Melb|Мельбурн
BA Sarajevo=Сарајево
BD Dhaka=Dacca
BE Brussels=Брюссель
BE Ieper=Ypres|Ypern
BE Mons=Bergen
BE Ostend=Oostende|Ostende
BR Belo Horizonte=BH
BR Rio de Janeiro=Rio|ריו דה ז'ניירו
BR São Paulo=Sampa
CA Montréal=Mtl|مونتريال
CH Basel=Базель|バーゼル
CH Fribourg=Freiburg|Freiburg im Üechtland|Friburgo
CH Genève=Женева|جنيف|日内瓦|日內瓦|ジュネーヴ|제네바|Γενεύη|ז'נבה
CH Lausanne=Лозанна|洛桑
CN Guangzhou=Kanton
CN Nanjing=Nanking
CN Shanghai=Σαγκάη|שאנגחאי
CN Shenyang=Mukden
CO Bogotá=Santafé de Bogotá|Bogotá DC
CZ Karlovy Vary=Karlsbad|Carlsbad
CZ Ostrava=Ostrau
CZ Mariánské Lázně=Marienbad
CZ Ústí nad Labem=Aussig
DE Aachen=Cáchy
DE Köln=Kolonia|كولونيا
DE Frankfurt am Main=FFM
EE Tallinn=Таллин
ES A Coruña=Corunna|La Coruña
ES Barcelona=BCN|ברצלונה
ES Elche=Elx
ES Girona=Gerona
ES Lleida=Lérida
ES Ourense=Orense
ES Valencia=ולנסיה
FI Espoo=Esbo
FI Helsinki=Хельсинки
FI Hämeenlinna=Tavastehus
FI Kokkola=Karleby
FI Lappeenranta=Villmanstrand
FI Porvoo=Borgå
FI Turku=Åbo
FI Vaasa=Vasa
FR Bordeaux=بوردو|Бордо
FR Cannes=戛纳
FR Dunkerque=Dunkirk|Dünkirchen
FR Lyon=ליון
FR Marseille=مرسيليا|מרסיי
FR Quimper=Kemper
GB Derry=Londonderry
GB Edinburgh=Dùn Èideann
GB London=لندن
GB Manchester=מנצ'סטר
GE Batumi=Батуми
GI Gibraltar=جبل طارق
GR Athens=Athina|Афины
GR Piraeus=Pireas|Peiraias
HR Dubrovnik=Ragusa
HR Zadar=Zara
HR Zagreb=زغرب
HU Budapest=بودابست
ID Yogyakarta=Jogja|Yogya
IE Cork=Corcaigh
IE Dublin=دبلن
IE Limerick=Luimneach
IL Haifa=Хайфа
IL Jerusalem=القدس|Yerushalayim
IN Bengaluru=Bangalore
IN Gurgaon=Gurugram|गुरुग्राम
IR Isfahan=Esfahan
IT Florence=피렌체
IT Mantova=Mantua
IT Milan=米兰|Μιλάνο
IT Naples=Neapol|נאפולי
IT Padova=Padua
IT Reggio nell'Emilia=Reggio Emilia
IT Rome=روما
IT Trieste=Trst
IT Turin=Turyn|טורינו
IT Venice=ヴェネツィア
JP Osaka=おおさか
JP Tokyo=とうきょう|동경
KH Phnom Penh=ភ្នំពេញ
KZ Almaty=Alma-Ata
LT Vilnius=Вильнюс|Wilno
MX Guadalajara=GDL
MX Los Reyes Acaquilpan=La Paz|Los Reyes La Paz
MX Mexico City=CDMX|Mexico DF|México DF|Distrito Federal|メキシコシティ
MX Monterrey=MTY
MX Tijuana=TJ
MY George Town=Penang
MY Johor Bahru=JB
MY Kuala Lumpur=KL
NL Leeuwarden=Ljouwert
NL 's-Hertogenbosch=Den Bosch
NZ Auckland=Tāmaki Makaurau
NZ Christchurch=Ōtautahi
NZ Dunedin=Ōtepoti
NZ Hamilton=Kirikiriroa
NZ Wellington=Te Whanganui-a-Tara
PH Quezon City=QC
PL Kraków=Krakau|קרקוב
PL Warsaw=وارسو
PL Zielona Góra=Grünberg
PT Lisbon=Лиссабон
PT Porto=بورتو|Порту|ポルト|波尔图
RO Braşov=Kronstadt
RO Iaşi=Jassy
RU Saint Petersburg=Питер|СПб|Петербург|상트페테르부르크
SE Stockholm=Стокгольм|סטוקהולם
SI Maribor=Marburg an der Drau
TH Phuket=Пхукет|普吉|푸켓|プーケット
TR Ankara=אנקרה
TR Antakya=Hatay
US Albuquerque=ABQ
US Atlanta=ATL
US Boise=Boise City
US Boston=בוסטון
US Cincinnati=Cincy
US Dallas=DFW
US Houston=יוסטון
US Indianapolis=Indy
US Jacksonville=Jax
US Kansas City=KC|KCMO
US Las Vegas=Vegas
US Los Angeles=LA|Лос-Анджелес
US Minneapolis=Mpls
US New Orleans=NOLA
US New York City=NYC|New York|Нью-Йорк
US Oklahoma City=OKC
US Philadelphia=Philly|פילדלפיה
US Phoenix=PHX
US Portland=PDX
US Salt Lake City=SLC
US San Francisco=SF|San Fran|סן פרנסיסקו|샌프란시스코|旧金山
US Seattle=西雅图
US St. Louis=STL
US Washington=DC|Washington DC|Вашингтон|واشنطن|ワシントン|וושינגטון|华盛顿|워싱턴
UZ Tashkent=طشقند
VN Hanoi=هانوي
VN Ho Chi Minh City=HCMC|TPHCM|TP HCM|Thành phố Hồ Chí Minh|Saigon|Sài Gòn
ZA Cape Town=קייפטאון
ZA Johannesburg=Joburg|Jozi
ZA Pretoria=Tshwane
ZA Port Elizabeth=Gqeberha
`;

/**
 * Districts that addresses name as their city, and towns with a namesake, which GeoNames lacks:
 * country, region, population, latitude, longitude, name.
 */
const PLACES = `
GB ENG 14200 53.394 -2.213 Cheadle
GB ENG 2000 52.321 1.147 Eye
GB ENG 16400 52.334 -0.076 St Ives
GB ENG 7000 50.705 -3.072 Seaton
GB ENG 14500 50.978 -3.228 Wellington
GB ENG 4600 51.230 -1.338 Whitchurch
GB WLS 1600 52.074 -3.126 Hay-on-Wye
TR 34 436000 40.979 28.721 Avcılar
TR 34 226000 40.982 28.877 Bakırköy
TR 34 269000 41.035 28.912 Bayrampaşa
TR 34 176000 41.042 29.007 Beşiktaş
TR 34 245000 41.124 29.108 Beykoz
TR 34 225000 41.037 28.977 Beyoğlu
TR 34 296000 41.035 29.179 Çekmeköy
TR 34 417000 41.048 28.934 Eyüpsultan
TR 34 370000 41.019 28.940 Fatih
TR 34 487000 41.058 28.915 Gaziosmanpaşa
TR 34 283000 41.021 28.873 Güngören
TR 34 483000 40.990 29.028 Kadıköy
TR 34 451000 41.072 28.966 Kağıthane
TR 34 480000 40.889 29.186 Kartal
TR 34 789000 41.000 28.780 Küçükçekmece
TR 34 750000 40.877 29.235 Pendik
TR 34 349000 41.166 29.050 Sarıyer
TR 34 288000 40.816 29.300 Tuzla
`;

/** Towns whose point in GeoNames lies far from their middle: country, latitude, longitude, name. */
const POINTS = `
AE 25.205 55.271 Dubai
`;

const names = new Map(
  lines(NAMES).map((line) => {
    const [place, others] = line.split('=');
    return [place, others.split('|')];
  }),
);

/** Returns other names of the largest place of a name in its country. */
export const curatedNames = (country, name) => names.get(`${country} ${name}`) ?? [];

/** Adds districts where no place of that name is near, and moves towns to their middle. */
export function addCuratedPlaces(countries, { nameKey }) {
  for (const line of lines(PLACES)) {
    const [, country, admin1, population, lat, lng, name] =
      /^(\S+) (\S+) (\S+) (\S+) (\S+) (.+)$/.exec(line);
    const place = {
      ...{ name, admin1, lat: Number(lat), lng: Number(lng), population: Number(population) },
      ...{ seat: false, capital: false, names: [], geonames: [], native: [] },
    };
    const places = countries.get(country);
    const isKnown = places.some(
      (other) => nameKey(other.name) === nameKey(name) && kilometers(other, place) < SAME_TOWN_KM,
    );
    if (!isKnown) places.push(place);
  }
  for (const line of lines(POINTS)) {
    const [, country, lat, lng, name] = /^(\S+) (\S+) (\S+) (.+)$/.exec(line);
    const [largest] = countries
      .get(country)
      .filter((place) => place.name === name)
      .sort((a, b) => b.population - a.population);
    Object.assign(largest, { lat: Number(lat), lng: Number(lng) });
  }
}

function lines(text) {
  return text.trim().split('\n');
}
