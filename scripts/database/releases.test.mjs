import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../steps/projectPaths.mjs';
import { knownMigrations } from './migrateDatabase.mjs';
import { releases } from './releases.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, file), 'utf8');

it('names migrations that there are, the newest last', () => {
  const named = releases.map(({ newestMigration }) => newestMigration);
  expect(knownMigrations().filter((name) => named.includes(name))).toEqual(named);
});

it('ends with the release that packages, changes and images speak of', () => {
  const version = releases.at(-1)?.version;
  const { version: locked, packages } = JSON.parse(read('package-lock.json'));
  const [, changes] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? [];
  const images = [...read('deploy/kubernetes.yaml').matchAll(/image: \S+:(\S+)/g)].map(([, tag]) => tag);
  expect(JSON.parse(read('package.json')).version).toBe(version);
  expect([locked, packages[''].version, changes, ...images]).toEqual(Array(6).fill(version));
});
