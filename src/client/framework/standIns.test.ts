import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as constantsOfNext from 'next/dist/lib/constants';
import { expect, it } from 'vitest';
import * as interceptingRoutes from './interceptingRoutes';
import * as constants from './nextConstants';

const folder = path.resolve('node_modules/next/dist/client/components');

/** What the browser's half of Next reads of a module of its own. */
function namesReadOf(request: string): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    const [, variable] =
      new RegExp(`const (\\w+) = require\\("(?:\\.\\./)+${request}"\\)`).exec(source) ?? [];
    if (!variable) continue;
    for (const [, name = ''] of source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) names.add(name);
  }
  return [...names].sort();
}

it('what stands in for Next’s constants has all that is read of them, as Next has it', () => {
  expect(namesReadOf('lib/constants')).toEqual(Object.keys(constants).sort());
  expect(constantsOfNext).toMatchObject(constants);
});

it('what stands in for its routes over other routes has all that is read of them, and the site has none', () => {
  expect(namesReadOf('shared/lib/router/utils/interception-routes')).toEqual(
    Object.keys(interceptingRoutes).sort(),
  );
  const pages = readdirSync('src/app', { recursive: true, encoding: 'utf8' });
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((name) => /(?:^|\/)\(\.{1,3}\)/.test(name))).toEqual([]);
});
