// Writes what the site's pages need beside Markdown: the elements, the demo's data as plain files,
// and the reference. Everything goes to `site/generated/`, which is no part of the repository.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pages.mjs';
import { writeReference } from './reference.mjs';
import { writeStaticService } from './static-service.mjs';

const generated = join(root, 'site/generated');
/** Files that the site serves as they are. */
export const publicFolder = join(generated, 'public');

/** Pictures that the details of the demo's stores name. */
const pictures = ['boutique', 'corner', 'arcade'];

export async function prepare() {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(publicFolder, { recursive: true });
  cpSync(join(root, 'dist/cdn'), join(publicFolder, 'elements'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  mkdirSync(join(publicFolder, 'pictures'));
  for (const name of pictures)
    cpSync(join(root, `demo/pictures/${name}.webp`), join(publicFolder, `pictures/${name}.webp`));
  // The configurator shows the streets of the demo.
  cpSync(join(root, 'demo/streets'), join(publicFolder, 'demo/streets'), { recursive: true });
  cpSync(join(root, 'demo/locator.webp'), join(publicFolder, 'locator.webp'));
  writeFileSync(join(publicFolder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  await writeStaticService(join(publicFolder, 'service'));
  writeReference(join(generated, 'pages'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await prepare();
