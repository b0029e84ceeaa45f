import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './projectPaths.mjs';

/** @typedef {{ version: string, integrity?: string, resolved?: string, link?: boolean }} Locked */

it('every package is known by its contents, and comes from whichever registry is configured', () => {
  const text = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const { '': _checkout, ...packages } = /** @type {Record<string, Locked>} */ (JSON.parse(text).packages);
  // npm leaves out the hash of what another system needs when it writes the file beside installed packages. Delete such entries
  // and run npm install --package-lock-only --omit-lockfile-registry-resolved where there is no node_modules.
  const unknown = Object.keys(packages).filter((place) => !packages[place]?.integrity?.startsWith('sha512-'));
  const bound = Object.keys(packages).filter((place) => packages[place]?.resolved);
  expect({ unknown, bound }).toEqual({ unknown: [], bound: [] });
});
