import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = [
  ...['wordpress', 'wordpress-theme-twentytwentythree', 'wordpress-theme-twentytwentyone'],
  ...['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'php-zip', 'mariadb-server'],
];

const aptGet = ['-qq', '-y', '-o', 'Acquire::Retries=3', '-o', 'APT::Sandbox::User=root'];

const isInstalled = (name) => {
  try {
    const options = { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' };
    return (
      execFileSync('dpkg-query', ['-Wf', '${db:Status-Status}', name], options) === 'installed'
    );
  } catch {
    return false;
  }
};

/**
 * Installs Debian's WordPress, PHP and a database where they are missing. Without apt-get, or
 * without the right to install, it returns the reason.
 *
 * @returns {string | undefined}
 */
export function reasonWithoutWordPress() {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  if (process.getuid?.() !== 0) return `these packages are missing: ${missing.join(', ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  execFileSync('apt-get', [...aptGet, 'update'], options);
  execFileSync('apt-get', [...aptGet, 'install', '--no-install-recommends', ...missing], options);
  return undefined;
}
