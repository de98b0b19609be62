import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pages.mjs';
import { commandPage } from './reference-command.mjs';
import { elementPage } from './reference-element.mjs';
import { messagesPage } from './reference-messages.mjs';

/** Writes the pages of the reference, made of the manifest, the sources and the command. */
export function writeReference(folder) {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/npm/custom-elements.json'), 'utf8'));
  const pages = {
    'reference/store-locator.md': elementPage(manifest, 'store-locator'),
    'reference/stock-badge.md': elementPage(manifest, 'stock-badge'),
    'reference/messages.md': messagesPage(),
    'reference/command.md': commandPage(),
    'decisions/index.md': decisionsPage(),
  };
  for (const name of ['reference', 'decisions']) mkdirSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(folder, path), text);
}

function decisionsPage() {
  const rows = readdirSync(join(root, 'docs/decisions')).map((name) => {
    const [, title] = /^# (.*)$/m.exec(readFileSync(join(root, 'docs/decisions', name), 'utf8'));
    return `- [${title}](/decisions/${name.slice(0, -3)})`;
  });
  return `# Decisions\n\n${rows.join('\n')}\n`;
}
