// Makes sure that the test browsers are there, before the tests start.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { allEngines, findEngines, wantedEngines } from './find-engines.mjs';
import { missingOldLibraries } from '../served/old-libraries.mjs';

const howToGet = {
  chromium: 'install Chrome or Chromium, or set CHROMIUM to its path',
  firefox: 'install Firefox, or set FIREFOX to its path',
  webkit:
    process.platform === 'darwin'
      ? 'run "sudo safaridriver --enable" once'
      : 'apt-get install webkit2gtk-driver xvfb',
};

const debianPackages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};
// Without any font a page measures every text as empty.
const fontPackage = 'fonts-dejavu-core';
const fontFile = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

const wanted = wantedEngines();
const mustHaveAll = Boolean(process.env.CI) || Boolean(process.env.BROWSERS);

// For a library alone nobody is asked for a password.
const librariesToGet = missing().length > 0 || isRoot() ? missingOldLibraries() : [];
if (missing().length + librariesToGet.length > 0 && isDebian())
  installOnDebian([
    ...missing().flatMap((name) => debianPackages[name]),
    ...librariesToGet.map(({ debianPackage }) => debianPackage),
  ]);

const found = wanted.filter((name) => !missing().includes(name));
for (const name of missing()) console.error(`${name} is missing: ${howToGet[name]}.`);
for (const { title, debianPackage } of missingOldLibraries())
  console.log(`${title} is missing (${debianPackage} on Debian): tests beside it are skipped.`);
if (found.length === 0 || (mustHaveAll && missing().length > 0)) process.exit(1);
if (found.length < allEngines.length) console.log(`Testing in ${found.join(' and ')} only.`);

function missing() {
  const engines = findEngines();
  return wanted.filter((name) => !engines[name]);
}

function isDebian() {
  return (
    existsSync('/etc/debian_version') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function isRoot() {
  return process.getuid?.() === 0;
}

function installOnDebian(packages) {
  if (!existsSync(fontFile)) packages.push(fontPackage);
  if (!isRoot() && !existsSync('/usr/bin/sudo')) return;
  console.log(`Installing ${packages.join(' ')} with apt-get.`);
  const aptGet = ['apt-get', '-qq', '-o', 'Acquire::Retries=3'];
  // Without a terminal nobody can type a password: -n makes sudo fail instead of waiting for one.
  const sudo = process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...(isRoot() ? [] : sudo), ...aptGet, ...args];
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  try {
    run('update');
    run('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    console.error(`apt-get failed: ${error.message}`);
  }
}
