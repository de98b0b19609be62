import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../consumer.mjs';
import { withDatabase, sql } from './database.mjs';
import { ended } from './ended.mjs';
import { until } from '../until.mjs';

const run = promisify(execFile);
const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const scripts = join(here, 'php');
/** Nothing is hidden: each notice of PHP reaches the log. */
const strict = ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr'];

/**
 * Runs `work` with a fresh WordPress that has the packed plugin and the stand-in of WooCommerce.
 * Everything lies in a temporary folder, and goes away after `work`.
 *
 * @param {(site: Site) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withSite(work) {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  try {
    return await withDatabase(folder, async (socket) => {
      const site = new Site(folder, socket);
      await site.install();
      return site.served(work);
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Site {
  constructor(folder, socket) {
    this.folder = folder;
    this.socket = socket;
    // The server's address replaces it: a port that is chosen early may be taken before it is used.
    this.address = 'http://127.0.0.1:80';
    this.root = join(folder, 'site');
    this.plugin = join(this.root, 'wp-content/plugins/store-locator-elements');
  }

  async install() {
    // Debian's files are links to other packages; this site is one of plain files, as others are.
    await cp('/usr/share/wordpress', this.root, { recursive: true, dereference: true });
    await rm(join(this.root, 'wp-content/plugins'), { recursive: true, force: true });
    await cp(join(here, 'shop'), join(this.root, 'wp-content/plugins/shop'), { recursive: true });
    await this.configure();
    await this.php('install.php', this.address);
    const watcher = join(this.root, 'wp-content/mu-plugins/own-complaints.php');
    await cp(join(scripts, 'own-complaints.php'), watcher, { recursive: true });
    const pack = ['kits/wordpress/pack.mjs', '--countries', 'FR,DE,GB,NL', '--out', this.folder];
    await run(process.execPath, [...pack, '--stores', 'demo/stores.json']);
    await this.php('activate.php', join(this.folder, 'store-locator-elements.zip'));
  }

  async configure() {
    const constants = {
      DB_NAME: 'shop',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${this.socket}`,
      DB_CHARSET: 'utf8mb4',
      WP_HOME: this.address,
      WP_SITEURL: this.address,
      WP_DEBUG: true,
      WP_DEBUG_LOG: join(this.folder, 'debug.log'),
      WP_DEBUG_DISPLAY: false,
      SCRIPT_DEBUG: false,
      DISABLE_WP_CRON: true,
      WP_HTTP_BLOCK_EXTERNAL: true,
      AUTOMATIC_UPDATER_DISABLED: true,
      FS_METHOD: 'direct',
    };
    const lines = Object.entries(constants).map(
      ([name, value]) => `defined( '${name}' ) || define( '${name}', ${phpValue(value)} );`,
    );
    const text = `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n`;
    await writeFile(join(this.root, 'wp-config.php'), text);
  }

  /** Runs one of the scripts in `php/` inside this site, and returns its answer. */
  async php(script, ...args) {
    const path = join(scripts, script);
    const env = { ...process.env, WORDPRESS: this.root };
    const { stdout } = await run('php', [...strict, path, ...args], { env, maxBuffer: 2 ** 26 });
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  }

  async served(work) {
    const host = `127.0.0.1:${await freePort()}`;
    this.address = `http://${host}`;
    await this.configure();
    const server = spawn(
      'php',
      [...strict, '-S', host, '-t', this.root, join(scripts, 'router.php')],
      {
        cwd: this.root,
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
        stdio: 'ignore',
        // The server starts workers, which end with their group.
        detached: true,
      },
    );
    try {
      await this.whenAnswering(server);
      return await work(this);
    } finally {
      const gone = ended(server);
      try {
        process.kill(-server.pid);
      } catch {
        // All of the group have gone already.
      }
      await gone;
    }
  }

  async whenAnswering(server) {
    const answer = () => fetch(`${this.address}/wp-login.php`).catch(() => undefined);
    await until('WordPress answers', answer, { server });
  }

  /** Complaints of PHP that arose while code of the plugin ran. */
  ownComplaints() {
    return linesOf(join(this.folder, 'own.log'));
  }

  /** All complaints of PHP, without their time. */
  complaints() {
    return linesOf(join(this.folder, 'debug.log')).map((line) => line.replace(/^\[[^\]]*\] /, ''));
  }

  /** All options of the plugin, as the database has them. */
  options() {
    const where = "option_name LIKE '%store_locator%' OR option_name LIKE '%store-locator%'";
    return sql(this.socket, `SELECT option_name, option_value FROM wp_options WHERE ${where}`, [
      'shop',
    ]);
  }
}

const linesOf = (path) =>
  existsSync(path) ? [...new Set(readFileSync(path, 'utf8').split('\n'))].filter(Boolean) : [];

const phpValue = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

/** Throws unless PHP finds no fault in the files of a folder. Returns their number. */
export async function lintPhp(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.php'),
  );
  for (const file of files) await run('php', [...strict, '-l', resolve(folder, file)]);
  if (files.length === 0) throw new Error(`${folder} has no PHP file`);
  return files.length;
}
