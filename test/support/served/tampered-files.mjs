import { existsSync, readFileSync } from 'node:fs';

/** The built files of some folder, alone. */
const path = /^\/(as-built|tampered)(\/dist\/[\w./-]+\.js(?:on)?)$/;

/**
 * Koa middleware. Under `/as-built/` it serves a built file's bytes, unchanged by the runner's
 * plugins. Under `/tampered/` it serves the file with an added line.
 */
export function tamperedFiles(context, next) {
  const [, kind, file] = path.exec(context.path) ?? [];
  if (!file || file.includes('..') || !existsSync(`.${file}`)) return next();
  context.type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
  const bytes = readFileSync(`.${file}`);
  context.body =
    kind === 'tampered'
      ? Buffer.concat([bytes, Buffer.from('\nglobalThis.tampered = true;')])
      : bytes;
  return undefined;
}
