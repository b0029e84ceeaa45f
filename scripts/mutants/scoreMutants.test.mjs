import { describe, expect, it } from 'vitest';
import { scoreMutants } from './scoreMutants.mjs';

/** @typedef {import('./scoreMutants.mjs').Mutant} Mutant */

/** @param {Mutant['status']} status @param {Partial<Mutant>} [more] @returns {Mutant} */
const mutant = (status, more) => ({
  fileName: `${process.cwd()}/src/domain/a/one.ts`,
  location: { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  status,
  ...more,
});

describe('scoreMutants', () => {
  it('counts what was found by folder, and all together', () => {
    const elsewhere = { fileName: `${process.cwd()}/src/domain/b/two.ts` };
    const { score, text } = scoreMutants([
      mutant('Killed'),
      mutant('Timeout'),
      mutant('Survived'),
      mutant('NoCoverage', elsewhere),
    ]);
    expect(score.folders).toEqual({
      'src/domain/a': { found: 2, survived: 1, unreached: 0 },
      'src/domain/b': { found: 0, survived: 0, unreached: 1 },
    });
    expect(score).toMatchObject({ found: 2, survived: 1, unreached: 1, percentFound: 50 });
    expect(text).toContain('66.6%');
  });

  it('leaves out what no test can tell', () => {
    expect(scoreMutants([mutant('Ignored'), mutant('CompileError')]).score).toEqual({
      found: 0,
      survived: 0,
      unreached: 0,
      percentFound: 100,
      folders: {},
      survivors: [],
    });
  });

  it('says where an unnoticed fault stood, in one line', () => {
    expect(scoreMutants([mutant('Survived')]).score.survivors).toEqual([
      'src/domain/a/one.ts:3:7 EqualityOperator → a < b',
    ]);
  });
});
