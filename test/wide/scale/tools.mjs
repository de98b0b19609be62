import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const aptGet = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'APT::Sandbox::User=root'];
const isThere = (command) => spawnSync(command, ['--version']).status === 0;

function apt(args, options = {}) {
  const settings = { stdio: ['ignore', 'ignore', 'inherit'], ...options };
  try {
    execFileSync('apt-get', [...aptGet, ...args], settings);
  } catch {
    // A new machine has no list of the packages yet.
    execFileSync('apt-get', [...aptGet, 'update'], settings);
    execFileSync('apt-get', [...aptGet, ...args], settings);
  }
}

/** Whether the machine has apt-get, or what this part would bring by it. */
export const hasTools = () => existsSync('/usr/bin/apt-get');

/**
 * The path of Debian's nginx. The package is unpacked beside the repository's other caches: to
 * install it would start a server on the machine.
 */
export function nginxPath() {
  const folder = resolve('.cache/nginx');
  const path = `${folder}/usr/sbin/nginx`;
  if (existsSync(path)) return path;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  apt(['download', 'nginx'], { cwd: folder });
  const file = readdirSync(folder).find((name) => name.startsWith('nginx_'));
  execFileSync('dpkg-deb', ['-x', file, folder], { cwd: folder });
  return path;
}

/** Installs the AWS command line, unless the machine has one. */
export function bringAws() {
  if (!isThere('aws')) apt(['install', '-y', '--no-install-recommends', 'awscli']);
}
