import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ended } from './ended.mjs';
import { until } from '../until.mjs';

/** The database runs as the user of this process, who is root in a container. */
const user = process.getuid?.() === 0 ? ['--user=root'] : [];

/**
 * Runs `work` with a database of its own. Its files and its socket lie in the folder, and it opens
 * no port.
 *
 * @param {string} folder
 * @param {(socket: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withDatabase(folder, work) {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  await mkdir(data);
  execFileSync(
    'mariadb-install-db',
    [
      ...['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal'],
      ...['--skip-test-db', ...user],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
      ...[`--pid-file=${folder}/database.pid`, '--innodb-buffer-pool-size=32M', ...user],
    ],
    { stdio: 'ignore' },
  );
  try {
    await whenOpen(socket, server);
    sql(socket, 'CREATE DATABASE shop CHARACTER SET utf8mb4');
    return await work(socket);
  } finally {
    await ended(server);
  }
}

/** The answer of the database to a statement, as text. */
export function sql(socket, statement, database = []) {
  const options = ['--no-defaults', `--socket=${socket}`, '--user=root', '--skip-column-names'];
  return execFileSync('mariadb', [...options, '-e', statement, ...database], { encoding: 'utf8' });
}

async function whenOpen(socket, server) {
  await until('the database opens its socket', () => existsSync(socket), { server });
}
