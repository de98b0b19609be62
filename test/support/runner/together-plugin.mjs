import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The file that runs all tests of its folder in one page, since a page for each test would cost
 * more than the tests.
 */
const together = 'together.ts';

/**
 * Returns the files that the runner opens: each `together.ts`, and each test of the other folders.
 */
export function pagesOfTests(root = 'test') {
  const paths = readdirSync(root, { recursive: true }).map((path) => join(root, path));
  const shared = new Set(
    paths.filter((path) => path.endsWith(`/${together}`)).map((path) => dirname(path)),
  );
  return [
    ...[...shared].map((folder) => join(folder, together)),
    ...paths.filter((path) => isTest(path) && !shared.has(dirname(path))),
  ].sort();
}

/** A @web/test-runner plugin that puts the imports of its folder's tests into each such file. */
export function togetherPlugin() {
  return {
    name: 'together',
    transform({ path }) {
      if (!path.endsWith(`/${together}`)) return undefined;
      const files = readdirSync(`.${dirname(path)}`).filter(isTest);
      return files.map((file) => `import './${file}';`).join('\n');
    },
  };
}

const isTest = (path) => path.endsWith('.test.ts') && !path.endsWith('.node.test.ts');
