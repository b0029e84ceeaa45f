import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:^|\n)(?:import|export)\s(?!type\s)[^;'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/g;

/**
 * Returns the modules that run in the browser: those with `'use client'`, and their imports.
 * @param {string} source the folder of the alias `@`
 * @returns {Set<string>} their paths
 */
export function clientModules(source) {
  const found = new Set(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(source, name))
      .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'")),
  );
  // Iterating a Set includes entries that are added meanwhile, so imports are followed transitively.
  for (const file of found)
    for (const [, usual, late] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = fileOf(usual ?? late ?? '', file, source);
      if (target) found.add(target);
    }
  return found;
}

/**
 * @param {string} name
 * @param {string} importer
 * @param {string} source
 */
function fileOf(name, importer, source) {
  if (!/^(?:@\/|\.)/.test(name)) return undefined;
  const target = name.startsWith('@/')
    ? path.join(source, name.slice(2))
    : path.resolve(path.dirname(importer), name);
  return [`${target}.tsx`, `${target}.ts`].find((file) => existsSync(file));
}
