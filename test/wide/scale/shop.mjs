import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runIn } from '../consumer.mjs';
import { bucketName } from './bucket.mjs';

const towns = [
  ['Utrecht', 'Netherlands', 52.09, 5.12],
  ['Lyon', 'France', 45.76, 4.84],
  ['Leipzig', 'Germany', 51.34, 12.37],
  ['Leeds', 'United Kingdom', 53.8, -1.55],
  ['Zaragoza', 'Spain', 41.65, -0.88],
  ['Bologna', 'Italy', 44.49, 11.34],
  ['Łódź', 'Poland', 51.76, 19.46],
  ['Columbus', 'United States', 39.96, -83.0],
];
const words = ['River', 'Mill', 'Garden', 'Station', 'Castle', 'Market', 'Harbour', 'Meadow'];

/** The same numbers from 0 to 1 in each run. */
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One row of a store. The same number gives the same store. */
function row(id) {
  const random = seeded(id);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const [town, country, lat, lng] = pick(towns);
  const near = (degrees) => (degrees + (random() - 0.5) * 3).toFixed(5);
  const digits = (count) => String(Math.floor(random() * 10 ** count)).padStart(count, '0');
  const hours = `Mo-Fr 0${7 + Math.floor(random() * 3)}:00-19:00|Sa 10:00-18:00`;
  const note = `Entrance by the ${pick(words)} side, ${pick(words)} level, counter ${digits(2)}`;
  const street = `${1 + Math.floor(random() * 200)} ${pick(words)} ${pick(words)} Street`;
  const name = `Lamp House ${town} ${pick(words)} ${digits(4)}`;
  const phone = `+31 30 ${digits(3)} ${digits(4)}`;
  return [id, name, street, digits(5), town, country, near(lat), near(lng), phone, hours, note];
}

const header = 'id,name,street,postcode,city,country,lat,lng,phone,hours,note';
const cell = (value) => (/[",]/.test(value) ? `"${value}"` : value);

/** A shop whose schedule runs the kit's script. */
export class Shop {
  #folder;
  #bucket;

  /** @param {string} folder where the shop's command is installed, and where it keeps its files */
  static async open(folder, bucket) {
    const shop = new Shop();
    shop.#folder = folder;
    shop.#bucket = bucket;
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    const command = resolve('dist/npm/cli/store-locator.js');
    await chmod(command, 0o755);
    await symlink(command, join(folder, 'node_modules/.bin/store-locator'));
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    return shop;
  }

  /** The folder that the script uploads. */
  get published() {
    return join(this.#folder, 'published');
  }

  /**
   * One run of the schedule.
   * @param {readonly number[]} ids the stores of the table
   * @returns {Promise<string>} the last line that the script prints
   */
  async publish(ids, { keep = 20 } = {}) {
    const table = join(this.#folder, 'stores.csv');
    const lines = ids.map((id) => row(id).map(cell).join(','));
    await writeFile(table, `${[header, ...lines].join('\n')}\n`);
    const settings = join(this.#folder, 'settings.sh');
    const values = {
      WORK: this.#folder,
      SNAPSHOT: `'--csv\n${table}'`,
      BUCKET: bucketName,
      ENDPOINT: this.#bucket.address,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      POINTER_SECONDS: '2',
      KEEP: String(keep),
    };
    const assignments = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(settings, assignments.join(''));
    const { stdout } = await runIn(this.#folder, 'sh', [
      resolve('kits/scale/publish.sh'),
      settings,
    ]);
    return stdout.trim().split('\n').at(-1);
  }

  /** The name of the latest file of stores. */
  async latest() {
    return JSON.parse(await readFile(join(this.published, 'stores.json'), 'utf8')).file;
  }
}
