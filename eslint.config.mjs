import { fileURLToPath } from 'node:url';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { statedAccess } from './scripts/lint/statedAccess.mjs';
import { statedVersions } from './scripts/lint/statedVersions.mjs';
import { textAlone } from './scripts/lint/textAlone.mjs';

/**
 * Returns an import restriction: a layer and the folders below src/ that it must not import from.
 * @param {string} target
 * @param {string[]} from
 * @param {string} message
 */
const wall = (target, from, message) => ({
  target: `./src/${target}`,
  from: from.map((folder) => `./src/${folder}`),
  message,
});

const outside = [
  'app',
  'components',
  'client',
  'endpoints',
  'collections',
  'globals',
  'queries',
  'integrations',
];

const above = ['app', 'components', 'client', 'endpoints'];
/** The layer of Payload's config, between operations and services. */
const collections = ['collections', 'globals', 'fields', 'hooks'];

/** Imports go one way: domain, schemas, services, collections, operations, endpoints; components and app are on top. */
const walls = [
  wall(
    'domain',
    [...outside, 'database', 'operations', 'services', 'schemas', 'access', 'env.ts', 'content', 'errors'],
    'The firm’s rules are pure functions.',
  ),
  wall(
    'schemas',
    [...above, 'operations', 'services', 'database', 'env.ts'],
    'Contracts know only the rules.',
  ),
  wall('operations', above, 'Operations don’t know who calls them.'),
  ...collections.map((target) =>
    wall(target, [...above, 'operations'], 'Hooks run in every operation. What both need is a service.'),
  ),
  wall('services', [...above, 'operations', ...collections], 'Services are below the hooks that call them.'),
  wall('access', [...above, 'operations', 'services'], 'Access rules decide, they don’t act.'),
  wall('endpoints', ['app', 'components', 'client'], 'Endpoints don’t know the screens.'),
  wall(
    'integrations',
    ['app', 'components', 'endpoints', 'operations', 'services'],
    'A door doesn’t know who goes through it.',
  ),
  wall(
    'database',
    [
      ...outside,
      'operations',
      'services',
      'schemas',
      'access',
      'env.ts',
      'content',
      'errors',
      'hooks',
      'emails',
    ],
    'Statements don’t know what they are for.',
  ),
  ...above.map((target) =>
    wall(target, ['database'], 'Operations and queries reach the rows, because they know who may.'),
  ),
  wall('errors', [...above, 'operations', 'services', 'integrations'], 'Refusals don’t know who refuses.'),
  wall(
    'client',
    ['app', 'components', 'operations', 'services', 'endpoints', 'env.ts'],
    'The browser’s side has no server code.',
  ),
  wall(
    'components',
    ['app', 'operations', 'services', 'endpoints', 'collections'],
    'Components show; they don’t act on the server.',
  ),
  wall(
    'edge',
    ['app', 'components', 'endpoints', 'operations', 'services', 'collections', 'queries'],
    'The server in front shares no state with what Next has bundled.',
  ),
  {
    target: './src/**/!(layout).tsx',
    from: './src/**/!(*.module).css',
    message: 'A global stylesheet stays when the app moves on, so only layouts import it.',
  },
  wall('components/portal', ['components/admin'], 'Portal and admin don’t import each other.'),
  wall('components/admin', ['components/portal'], 'Portal and admin don’t import each other.'),
];

/** Folders that may use database handles directly: the named readers and writers, and the adapter. */
const databaseFolders = ['src/database/**', 'src/integrations/database/**'];
const pastPayload =
  'What goes past Payload’s hooks and access rules is a named function in src/database, with its reason.';

/** Folders with components and hooks. Applying React's rules everywhere took a fifth of the lint time. */
const foldersOfReact = ['src/{app,client,components,integrations}/**'];
const rulesOfReact = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name));
/** Rules based on the React Compiler. oxlint runs them, too (.oxlintrc.json); here they took half of the lint time. */
const rulesOfReactCompiler = rulesOfReact.filter(
  (name) => /^react-hooks\//.test(name) && !/\/(rules-of-hooks|exhaustive-deps)$/.test(name),
);

const env = { object: 'process', property: 'env', message: 'Settings are read in src/env.ts.' };
const nextLink = {
  name: 'next/link',
  message: 'Use components/ui/Link, which fetches ahead only on intent.',
};

const matchers = 'CallExpression[callee.property.name=/^(toMatchObject|objectContaining)$/]';
const emptyObject = 'ObjectExpression[properties.length=0]';

const ofIntl = 'MemberExpression[object.name="Intl"][property.name=/Format$|^PluralRules$/]';
const ownFormat = 'CallExpression[callee.property.name=/^(toFixed|toLocale(Date|Time)?String)$/]';

const config = [
  {
    ignores: [
      '.next*/**',
      '.data/**',
      'node_modules/**',
      'src/payload-types.ts',
      'src/app/(payload)/cms/importMap.js',
      'src/migrations/*.ts',
      'next-env.d.ts',
      'test-results/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    settings: {
      // A list replaces the resolvers of Next's config.
      'import/resolver': [fileURLToPath(new URL('./scripts/lint/resolveByPath.mjs', import.meta.url))],
    },
    rules: {
      ...Object.fromEntries(rulesOfReactCompiler.map((name) => [name, 'off'])),
      'import/no-restricted-paths': ['error', { zones: walls }],
      '@typescript-eslint/no-explicit-any': 'error',
      // oxlint checks it, and runs the rules that need types: see .oxlintrc.json.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,mjs}'],
    ignores: foldersOfReact,
    rules: Object.fromEntries(rulesOfReact.map((name) => [name, 'off'])),
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/env.ts'],
    rules: {
      'no-restricted-properties': ['error', env, { property: 'db', message: pastPayload }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/**', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [nextLink, { name: '@payloadcms/db-postgres', message: pastPayload }],
          patterns: [
            {
              group: ['drizzle-orm', 'drizzle-orm/*', 'pg', '@/database/{databaseOf,transactionOf}'],
              message: pastPayload,
            },
          ],
        },
      ],
    },
  },
  {
    files: databaseFolders,
    rules: {
      'no-restricted-properties': ['error', env],
      'no-restricted-imports': ['error', { paths: [nextLink] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // timeZones.ts only reads the time zone and formats nothing.
    ignores: ['src/format/**', 'src/domain/accounts/timeZones.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `${ofIntl}, ${ownFormat}`,
          message: 'Numbers, money, dates and counts are written in src/format.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts', '**/*.test.{ts,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `${matchers} > ${emptyObject}.arguments, ${matchers} > .arguments ${emptyObject}`,
          message: 'An empty object matches anything. Use toEqual.',
        },
      ],
    },
  },
  {
    plugins: {
      site: {
        rules: { 'stated-access': statedAccess, 'stated-versions': statedVersions, 'text-alone': textAlone },
      },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'payload.config.ts'],
    ignores: ['**/*.test.{ts,mjs}'],
    rules: { 'site/stated-access': 'error', 'site/stated-versions': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'site/text-alone': ['error', { clientModulesOf: 'src' }] },
  },
  { files: ['scripts/**/*.{mjs,ts}', 'src/client/logFailure.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'window', 'document', 'fetch'],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            'payload',
            'payload/*',
            '@payloadcms/*',
            'drizzle-orm',
            'drizzle-orm/*',
            'pg',
            'react',
            'react-dom',
            'next',
            'next/*',
            'node:*',
          ],
        },
      ],
    },
  },
];

export default config;
