import { resolve } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import { layers } from './layers.mjs';

/** An entry of the table, in the words of eslint-plugin-boundaries. */
function permission(entry) {
  const [, late] = /^import\((.+)\)$/.exec(entry) ?? [];
  if (late) return { ...permission(late), dependency: { nodeKind: 'dynamic-import' } };
  if (entry === 'node:') return { dependency: { source: ['node:*', 'node:*/**'] } };
  if (entry.endsWith('/')) return { to: { file: { path: `${entry}**` } } };
  if (entry.endsWith('.ts')) return { to: { file: { path: entry } } };
  return { to: { module: { origin: 'external', source: entry } } };
}

const holdTo = (row) => [
  'error',
  {
    default: 'disallow',
    policies: [{ allow: row.map(permission) }],
    checkAllOrigins: true,
    // An import that leads out of src/, or to no file, is in no row.
    checkUnknownLocals: true,
    message: '{{from.file.path}} may not import {{dependency.source}}: see test/lint/layers.mjs.',
  },
];

/** ESLint's configuration that holds the modules below a folder to the table in layers.mjs. */
export const layersConfig = (folder) => [
  {
    files: [`${folder}/**/*.ts`],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': resolve(folder),
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
        { selector: 'TSExternalModuleReference > Literal', kind: 'value', name: 'import-equals' },
      ],
      // Files of one element may always import each other; the first element that fits counts.
      'boundaries/elements': [
        { type: 'folder', pattern: 'elements/*', partialMatch: false },
        { type: 'room', pattern: '*', partialMatch: false },
      ],
      // The plugin passes over files that it does not know, so it knows all.
      'boundaries/files': [{ category: 'any', pattern: '**' }],
      // No other resolver finds `page.ts` where `page.js` is written.
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
  },
  // ESLint takes the last rule that fits a file, so the longest key comes last.
  ...Object.entries(layers)
    .sort(([a], [b]) => a.length - b.length)
    .map(([key, row]) => ({
      files: [`${folder}/${key.endsWith('.ts') ? key : `${key}**/*.ts`}`],
      rules: { 'boundaries/dependencies': holdTo(row) },
    })),
];
