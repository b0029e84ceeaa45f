import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../steps/projectPaths.mjs';

const folder = 'tests/int';

/**
 * The integration tests that concern an area of `src/operations`: those that are named after it, or import something of
 * it. They all ask the whole site, so nothing but running them says which place they reach.
 * @param {string[]} places files or folders below `src/operations`, or that itself
 * @returns {string[]}
 */
export function findIntFiles(places) {
  const areas = places.map((place) => path.posix.basename(place.split('/')[2] ?? '', '.ts'));
  const files = readdirSync(path.join(projectRoot, folder)).filter((name) => name.endsWith('.test.ts'));
  return files
    .map((name) => `${folder}/${name}`)
    .filter((file) => areas.some((area) => concerns(file, area)));
}

/** @param {string} file @param {string} area all of them when empty */
function concerns(file, area) {
  const lastWord = area.split(/(?=[A-Z])/).at(-1) ?? '';
  const stem = lastWord.toLowerCase().replace(/(?:ies|es|s)$/, '');
  if (path.posix.basename(file).toLowerCase().includes(stem)) return true;
  return readFileSync(path.join(projectRoot, file), 'utf8').includes(`/${area}/`);
}
