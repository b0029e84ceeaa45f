import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as constantsOfNext from 'next/dist/lib/constants';
import { expect, it } from 'vitest';
import * as constants from './nextConstants';

const folder = path.resolve('node_modules/next/dist/client/components');

/** Names that a module of Next's reads of its `lib/constants`. */
function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, variable] = /const (\w+) = require\("(?:\.\.\/)+lib\/constants"\)/.exec(source) ?? [];
  if (!variable) return [];
  return [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}

it('has all that the browser’s half of Next reads, as Next has it', () => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const read = new Set(modules.flatMap((name) => namesIn(path.join(folder, name))));
  expect([...read].sort()).toEqual(Object.keys(constants).sort());
  expect(constantsOfNext).toMatchObject(constants);
});
