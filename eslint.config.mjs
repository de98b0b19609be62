import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { browserFloorRule } from './test/lint/browser-floor-rule.mjs';
import { layersConfig } from './test/lint/layers-config.mjs';

const typed = (project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } });

const noEnum = { selector: 'TSEnumDeclaration', message: 'Write an `as const` object and a type.' };

// Nobody can tell which room a computed address leads to.
const noComputedImport = {
  selector: 'ImportExpression[source.type!="Literal"]',
  message: 'Write the address out: see test/lint/layers.mjs.',
};

const noCssTemplate = {
  selector: 'TaggedTemplateExpression[tag.name="css"]',
  message: 'Write a style sheet: stylelint reads no templates.',
};

// Text stays text, and Trusted Types need no exception.
const htmlProperties = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'srcdoc'];
const htmlDirectives = ['unsafe-html', 'unsafe-svg', 'unsafe-mathml'].map(
  (name) => `lit/directives/${name}.js`,
);
// Themes that morph live DOM remove every attribute that their server did not send.
const host = (path) =>
  `:matches([${path}.type="ThisExpression"], [${path}.name="host"], [${path}.property.name="host"])`;
const attributeMethods = '/^(set|remove|toggle)Attribute(NS)?$/';
const attributeProperties =
  '/^(id|className|hidden|title|lang|dir|tabIndex|role|slot|aria[A-Z].*)$/';
const noHostAttributes = [
  `CallExpression[callee.property.name=${attributeMethods}]${host('callee.object')}`,
  `MemberExpression[property.type="Identifier"][property.name=/^(classList|style|dataset)$/]${host('object')}`,
  `AssignmentExpression[left.property.type="Identifier"][left.property.name=${attributeProperties}]${host('left.object')}`,
  'Decorator Property[key.name="reflect"]',
].map((selector) => ({ selector, message: 'Never write an attribute on the host: use a state.' }));

// Prototype and MooTools replace Array.from by one that never calls the function.
const noMappingFrom = {
  selector: 'CallExpression[callee.object.name="Array"][callee.property.name="from"][arguments.1]',
  message: 'Old libraries never call the function: spread, then map.',
};

const waitsForFacts =
  'Wait for a fact: `until` of test/support/harness/page.ts, or `nextTask`, `tasks`, `frames`, `latency` and `staysTrue` of waiting.ts beside it. From Node: test/support/runner/waiting-from-node.mjs.';

const noTimers = { name: 'node:timers/promises', message: waitsForFacts };

const inSource = [noEnum, noComputedImport, noCssTemplate];

const noFeature = {
  regex: '/features/',
  message: 'Import the types of state/feature-contracts.ts: this room knows no feature.',
};
const noOtherFeature = {
  regex: '^\\.\\./(?!\\.\\./)|store-locator-element',
  message: 'A feature knows the types of state/, and no other feature.',
};
const onlyTypesOfLit = {
  name: 'lit',
  allowTypeImports: true,
  message: 'Import types of Lit only.',
};

export default tseslint.config(
  {
    ignores: [
      ...['dist/', 'coverage/', '.cache/', 'shots/', 'test/lint/fixtures/'],
      ...['site/dist/', 'site/generated/', 'site/.vitepress/cache/'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommendedTypeChecked,
  lit['flat/recommended'],
  wc['flat/recommended'],
  {
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Safari takes an unstyled list for a list only when its role is written out
      'lit-a11y/no-redundant-role': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Comments do not count: no number shortens an explanation.
      'max-lines': ['error', { max: 250, skipComments: true }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', noEnum],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/parameter-properties': 'error',
      // an AbortSignal's reason is typed as any
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingAny: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { browsers: { rules: { floor: browserFloorRule } } },
    rules: {
      'browsers/floor': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...inSource, noMappingFrom],
      'no-restricted-imports': ['error', ...htmlDirectives],
      'no-restricted-properties': [
        'error',
        ...htmlProperties.map((property) => ({ property, message: 'Text never becomes HTML.' })),
        { object: 'document', property: 'write', message: 'Text never becomes HTML.' },
      ],
    },
    languageOptions: typed('./tsconfig.json'),
  },
  // The command runs in Node, and knows its types.
  {
    files: ['src/cli/**/*.ts'],
    rules: { 'browsers/floor': 'off', 'no-restricted-syntax': ['error', ...inSource] },
    languageOptions: typed('./src/cli/tsconfig.json'),
  },
  {
    files: ['src/elements/**/*.ts', 'src/controllers/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...inSource, noMappingFrom, ...noHostAttributes],
    },
  },
  // The rooms of the locator: a feature knows the contracts, and no other feature.
  {
    files: ['src/elements/store-locator/{state,list,views}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: htmlDirectives, patterns: [noFeature] }] },
  },
  {
    files: ['src/elements/store-locator/features/*/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: htmlDirectives, patterns: [noOtherFeature] }],
    },
  },
  // These rooms know the type of a controller, and run without Lit.
  {
    files: ['src/scheduling/**/*.ts', 'src/theme-variants/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [onlyTypesOfLit] }],
    },
  },
  {
    files: ['test/**/*.{ts,mts}', 'demo/**/*.ts', 'site/configurator/**/*.ts'],
    languageOptions: typed('./test/tsconfig.json'),
    rules: {
      // chai's assertions are expressions, and some are typed as promises. Tests take functions off
      // objects to put them back later.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...['src', 'test/lint/fixtures/src'].flatMap(layersConfig),
  { files: ['**/*.mjs', '**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  // A test waits for a fact. Code that needs time belongs to the harness.
  {
    files: ['test/**/*.{ts,mts,mjs,js}'],
    ignores: ['test/support/**', 'test/bench/**', 'test/wide/**'],
    rules: {
      'no-restricted-imports': ['error', noTimers],
      'no-restricted-syntax': [
        'error',
        noEnum,
        ...['callee', 'callee.property'].map((callee) => ({
          selector: `CallExpression[${callee}.name=/^set(Timeout|Interval)$/]`,
          message: waitsForFacts,
        })),
        {
          selector: 'AssignmentExpression[left.property.name=/^set(Timeout|Interval)$/]',
          message: 'Hold timers with test/support/fakes/held-timers.ts.',
        },
      ],
    },
  },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@open-wc/testing', importNames: ['aTimeout'], message: waitsForFacts },
        noTimers,
      ],
    },
  },
  // A catalogue has a line for each message of the elements.
  { files: ['src/i18n/*.ts'], rules: { 'max-lines': ['error', { max: 400 }] } },
);
