import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './pages.mjs';

/** The page of the reference on the command: the help that the built command prints. */
export function commandPage() {
  const command = join(root, 'dist/npm/cli/store-locator.js');
  const help = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
  const [first, ...uses] = help.trim().split(/\n\n(?=store-locator |Exit status)/);
  const parts = uses.map((use) => ({
    title: /^store-locator ([a-z-]+)/.exec(use)?.[1],
    use,
  }));
  const titles = [...new Set(parts.map(({ title }) => title))];
  return [
    '---\ndescription: The help of the command store-locator.\n---\n',
    '# The command\n',
    'Each build makes this page from the help that the command prints. Run it with `npx store-locator`, after `npm install store-locator-elements`.\n',
    text(first),
    ...titles.flatMap((title) => [
      title ? `## \`${title}\`\n` : '## Exit status\n',
      text(
        parts
          .filter((part) => part.title === title)
          .map(({ use }) => use)
          .join('\n\n'),
      ),
    ]),
  ].join('\n');
}

const text = (content) => `\`\`\`text\n${content}\n\`\`\`\n`;
