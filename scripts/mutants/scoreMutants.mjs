import path from 'node:path';
import { formatTable } from '../bench/formatTable.mjs';

/**
 * @typedef {Awaited<ReturnType<import('@stryker-mutator/core').Stryker['runMutationTest']>>[number]} Result
 * @typedef {Pick<Result, 'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'>} Mutant
 * @typedef {{ found: number, survived: number, unreached: number }} Counts
 */

/** A fault that ends in an endless loop is noticed, too. @type {Partial<Record<Mutant['status'], keyof Counts>>} */
const countedAs = { Killed: 'found', Timeout: 'found', Survived: 'survived', NoCoverage: 'unreached' };

/**
 * What the unit tests found, by folder; and each fault that they ran through without noticing. Faults that can't be told
 * from working code by running it (they don't compile, or concern what is made when a module is loaded) don't count.
 * @param {readonly Mutant[]} mutants
 * @returns {{ text: string, score: { found: number, survived: number, unreached: number, percentFound: number, folders: Record<string, Counts>, survivors: string[] } }}
 */
export function scoreMutants(mutants) {
  /** @type {Counts} */
  const all = { found: 0, survived: 0, unreached: 0 };
  /** @type {Record<string, Counts>} */
  const folders = {};
  for (const { fileName, status } of mutants) {
    const counted = countedAs[status];
    if (!counted) continue;
    const counts = (folders[path.posix.dirname(placeOf(fileName))] ??= {
      found: 0,
      survived: 0,
      unreached: 0,
    });
    counts[counted] += 1;
    all[counted] += 1;
  }
  const survivors = mutants.filter(({ status }) => status === 'Survived').map(lineOf);
  const rows = Object.entries({ ...folders, together: all }).map(([name, counts]) => [
    name,
    ...cellsOf(counts),
  ]);
  const table = formatTable([
    ['', 'found', 'survived', 'unreached', 'found of reached', 'found of all'],
    ...rows,
  ]);
  const text = ['Ran through unnoticed:', ...survivors.toSorted(), '', table, ''].join('\n');
  return { text, score: { ...all, percentFound: percent(all.found, totalOf(all)), folders, survivors } };
}

/** @param {Counts} counts */
const totalOf = ({ found, survived, unreached }) => found + survived + unreached;

/** @param {number} part @param {number} whole */
const percent = (part, whole) => (whole === 0 ? 100 : Math.floor((part * 1_000) / whole) / 10);

/** @param {Counts} counts */
function cellsOf(counts) {
  const { found, survived, unreached } = counts;
  const shares = [percent(found, found + survived), percent(found, totalOf(counts))];
  return [...[found, survived, unreached].map(String), ...shares.map((value) => `${value.toFixed(1)}%`)];
}

/** @param {string} fileName */
const placeOf = (fileName) => path.relative(process.cwd(), fileName).replaceAll('\\', '/');

/** @param {Mutant} mutant */
function lineOf({ fileName, location, mutatorName, replacement = '' }) {
  const short = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${placeOf(fileName)}:${location.start.line}:${location.start.column} ${mutatorName} → ${short || 'nothing'}`;
}
