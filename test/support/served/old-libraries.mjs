import { createReadStream, existsSync } from 'node:fs';

/**
 * Libraries that old shops load and no registry has: Debian has the real files. They stand under
 * `/old-libraries/NAME.js` for the tests.
 */
export const oldLibraries = [
  {
    name: 'prototype',
    title: 'Prototype 1.7.3',
    debianPackage: 'libjs-prototype',
    file: '/usr/share/javascript/prototype/prototype.js',
  },
  {
    name: 'mootools',
    title: 'MooTools 1.4.5',
    debianPackage: 'libjs-mootools',
    file: '/usr/share/javascript/mootools/mootools.js',
  },
];

export const missingOldLibraries = () => oldLibraries.filter(({ file }) => !existsSync(file));

/** Koa middleware: a library that is not on this machine is answered with 404. */
export function oldLibraryFiles(context, next) {
  const [, name] = /^\/old-libraries\/(\w+)\.js$/.exec(context.path) ?? [];
  if (!name) return next();
  const { file } = oldLibraries.find((library) => library.name === name) ?? {};
  context.type = 'js';
  if (file && existsSync(file)) context.body = createReadStream(file);
  else context.status = 404;
  return undefined;
}
