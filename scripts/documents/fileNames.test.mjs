import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../steps/projectPaths.mjs';

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  );

const files = ['deploy', 'docs', 'public', 'scripts', 'src', 'tests'].flatMap(filesIn);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...files.filter((file) => /^(docs|deploy|src)\/.*\.md$/.test(file)),
];

/**
 * File names with a folder before them; what begins with a slash is an address of the site.
 * @param {string} text
 */
const fileNamesIn = (text) =>
  [...text.matchAll(/`([^`\s/]+\/[^`\s]*\.(?:ts|tsx|mjs|js|css|md|json|yaml|cfg))`/g)].map(
    ([, name = '']) => name,
  );

it.each(documents)('%s names only files that exist, by their path or its end', (document) => {
  const named = fileNamesIn(readFileSync(path.join(projectRoot, document), 'utf8'));
  const isThere = (/** @type {string} */ name) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it('finds file names', () => {
  expect(
    fileNamesIn('In `src/env.ts`, not `/blog/feed.json`, `npm run x`, `env.ts` or `domain/blog`.'),
  ).toEqual(['src/env.ts']);
});
