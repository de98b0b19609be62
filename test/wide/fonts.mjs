import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const cache = resolve('.cache/fonts');
const aptGet = ['-qq', '-o', 'Acquire::Retries=3', '-o', 'APT::Sandbox::User=root'];

/**
 * Unpacks Debian's packages of fonts beside the repository's other caches, and gives the path of a
 * font configuration that adds them to the machine's own. Nothing is installed: other programs of
 * the machine do not see them.
 *
 * @param {readonly string[]} packages
 * @returns {string | undefined} undefined where there is no apt-get
 */
export function fontsFile(packages) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const folders = packages.map(unpacked);
  const rules = `${cache}/conf.d`;
  mkdirSync(rules, { recursive: true });
  // Rules count in the order of their names, so that the machine's and the packages' lie together.
  for (const [name, path] of ['/etc/fonts', ...folders].flatMap(rulesIn)) {
    cpSync(path, join(rules, name), { dereference: true });
  }
  const path = `${cache}/fonts.conf`;
  const machine = readFileSync('/etc/fonts/fonts.conf', 'utf8');
  const configuration = machine
    .replace(/(<include[^>]*>)conf\.d(<)/, `$1${rules}$2`)
    .replace('</fontconfig>', `${folders.map((dir) => `<dir>${dir}</dir>`).join('')}</fontconfig>`);
  writeFileSync(path, configuration);
  return path;
}

/** The folder of a package's files. */
function unpacked(name) {
  const folder = `${cache}/${name}`;
  if (existsSync(folder)) return folder;
  const options = { cwd: `${cache}/downloads`, stdio: ['ignore', 'ignore', 'inherit'] };
  mkdirSync(options.cwd, { recursive: true });
  const download = () => execFileSync('apt-get', [...aptGet, 'download', name], options);
  try {
    download();
  } catch {
    // A new machine has no list of the packages yet.
    execFileSync('apt-get', [...aptGet, 'update'], options);
    download();
  }
  const file = readdirSync(options.cwd).find((each) => each.startsWith(`${name}_`));
  execFileSync('dpkg-deb', ['-x', file, folder], options);
  return folder;
}

/** The rules that hold once a package is installed: links in `conf.d` to files elsewhere in it. */
function rulesIn(folder) {
  const isMachine = folder === '/etc/fonts';
  const links = isMachine ? '/etc/fonts/conf.d' : `${folder}/etc/fonts/conf.d`;
  if (!existsSync(links)) return [];
  return readdirSync(links)
    .filter((name) => name.endsWith('.conf'))
    .map((name) => {
      const target = basename(name.replace(/^\d+-/, ''));
      const path = isMachine
        ? `${links}/${name}`
        : `${folder}/usr/share/fontconfig/conf.avail/${target}`;
      return [name, path];
    });
}
