import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { distanceMeters } from '../../src/domain/distance/distance-meters.js';
import { enrichStore } from '../../src/domain/store/enrich-store.js';
import { locateStores } from '../../src/gazetteer/locate/locate-stores.js';

const data = new URL('../../src/gazetteer/data/', import.meta.url);

/** City, state, postal code, country, latitude, longitude and the largest distance in km. */
const rows = {
  'a neighbour’s town': `
Vaduz|||Switzerland|47.14|9.52|10
Schaan||FL-9494|Switzerland|47.17|9.51|10
Balzers|Liechtenstein||Schweiz|47.07|9.50|10
Triesen||CH-9495|Suisse|47.11|9.53|10
San Marino||47890|Italy|43.94|12.45|10
San Marino|RSM||Italia|43.94|12.45|10
Dogana||47891|Italy|43.98|12.49|10
Città del Vaticano|RM|00120|Italy|41.90|12.45|10
Vatican City|||Italy|41.90|12.45|10
Andorra la Vella|||France|42.51|1.52|10
Encamp||AD200|Spain|42.54|1.58|10
Escaldes-Engordany|Andorra||España|42.51|1.54|10
Gibraltar||GX11 1AA|Spain|36.14|-5.35|10
Monte Carlo|||France|43.74|7.43|10
Belfast|||Ireland|54.60|-5.93|12
Derry||BT48 6HH|Ireland|55.00|-7.31|12
Newry|Co. Down||Ireland|54.18|-6.34|12
Omagh|Co Tyrone|BT78 1DL|Republic of Ireland|54.60|-7.30|12
Lisburn|Northern Ireland||Éire|54.52|-6.04|12
Campione d'Italia||6911|Switzerland|45.97|8.97|10`,
  'a part of another country': `
Kowloon|Hong Kong||China|22.32|114.17|10
Hong Kong|Hong Kong|999077|China|22.30|114.17|20
Tsuen Wan|HK||中国|22.37|114.11|10
九龙|香港||中国|22.32|114.17|10
香港|香港特别行政区||中国|22.30|114.17|20
Macau|||China|22.19|113.54|10
澳门|澳门||中国|22.19|113.54|10
Taipei|||China|25.04|121.53|15
高雄市|台湾||中国|22.63|120.30|20
Hsinchu|Taiwan||China|24.80|120.97|15
Lefkoşa|KKTC|99010|Türkiye|35.18|33.36|15
Gazimağusa||99450|Turkey|35.12|33.94|15
Girne|Mersin 10||Turkey|35.34|33.32|15
Girne|Kuzey Kıbrıs||Türkiye|35.34|33.32|15
Kyrenia|||Northern Cyprus|35.34|33.32|15
Lefkoşa|||KKTC|35.18|33.36|15
Famagusta|||TRNC|35.12|33.94|15
Cayenne|||France|4.93|-52.33|10
Nouméa|Nouvelle-Calédonie||France|-22.27|166.45|15
Papeete|Polynésie française|98714|France|-17.54|-149.57|15
Saint-Denis|La Réunion||France|-20.88|55.45|15
Tórshavn|||Denmark|62.01|-6.77|15
Nuuk|||Danmark|64.18|-51.72|15
Mariehamn|Åland||Finland|60.10|19.94|15
Pristina||10000|Serbia|42.66|21.16|15
Ramallah|||Israel|31.90|35.20|15
Las Palmas|||Canary Islands|28.12|-15.43|20
Dubai|||Dubai|25.20|55.27|15
Al Ain|||Abu Dhabi|24.20|55.75|15`,
  'an address at home that reads like one abroad': `
Andorra|Teruel|44500|Spain|40.98|-0.45|10
San Giorgio di Piano|BO|40016|Italy|44.65|11.37|10
San Marino|California|91108|United States|34.12|-118.11|12
Buchs|SG|9470|Switzerland|47.17|9.47|10
Riccione|RN|47838|Italy|44.00|12.65|10
Roma|RM|00121|Italy|41.75|12.29|25
La Línea de la Concepción|Cádiz|11300|Spain|36.17|-5.35|10
Algeciras|Campo de Gibraltar||Spain|36.13|-5.45|12
Dundalk|Louth||Ireland|54.00|-6.41|12
Letterkenny|Donegal|F92|Ireland|54.95|-7.73|15
Mersin|Mersin|33010|Türkiye|36.80|34.63|15
Ankara||06420|Türkiye|39.92|32.85|25
深圳|广东||中国|22.54|114.06|30
Zhuhai|Guangdong||China|22.27|113.57|25
Denny|Scotland|FK6|United Kingdom|56.02|-3.91|12
Saint-Denis||93200|France|48.94|2.36|10
La Réunion|Lot-et-Garonne|47700|France|44.28|0.15|12
Nicosia|||Cyprus|35.17|33.36|15
Nicosia|Enna|94014|Italy|37.75|14.40|12`,
} as const;

describe('places that addresses give to another country', () => {
  for (const [kind, table] of Object.entries(rows))
    it(`are found where they are: ${kind}`, async () => {
      const cells = table
        .trim()
        .split('\n')
        .map((line) => line.split('|'));
      const stores = cells.map(([city = '', state = '', zip = '', country = ''], id) =>
        enrichStore({
          ...{ id, storeId: undefined, name: '', mapsUrl: '', platformLocationId: '' },
          ...{
            position: undefined,
            countryCode: undefined,
            address: '',
            city,
            state,
            zip,
            country,
          },
        }),
      );
      const found = await locateStores(stores, {
        read: async (name) => new Uint8Array(gunzipSync(await readFile(new URL(name, data)))),
      });
      const wrong = cells.flatMap((row, id) => {
        const at = found.get(id);
        const [lat = 0, lng = 0, most = 0] = row.slice(4).map(Number);
        const km = at && distanceMeters(at, { lat, lng }) / 1_000;
        return km !== undefined && km <= most ? [] : [`${row.join('|')}: ${km?.toFixed(0)} km`];
      });
      assert.deepEqual(wrong, []);
    });
});
