import { matchWork } from './matchWork';
import type { OwnersSentences } from './fixtures/ownersSentences';

/** Agreement of the matcher's links with the right answers; rates from 0 to 1. */
export interface MatchingMeasure {
  sentences: number;
  /** Share of the links made that are right. */
  precision: number;
  /** Share of the right links that were made. */
  recall: number;
  /** Wrong or missing answers. */
  misses: { trade: string; text: string; expected: readonly string[]; given: string[]; because: string[] }[];
}

/** Measures the sentences used for choosing phrases (`tuned`), or the held-out ones. */
export function measureMatching(
  trades: readonly OwnersSentences[],
  half: 'tuned' | 'apart',
): MatchingMeasure {
  const rows = trades.flatMap(({ trade, chosen, sentences }) =>
    sentences
      .filter((_, position) => position % 2 === (half === 'tuned' ? 0 : 1))
      .map(([text, ...expected]) => ({ trade, text, expected, matches: matchWork(text, new Set(chosen)) })),
  );
  const links = rows.flatMap(({ matches }) => matches).length;
  const wanted = rows.flatMap(({ expected }) => expected).length;
  const right = rows.flatMap(({ matches, expected }) =>
    matches.filter(({ subject }) => expected.includes(subject)),
  ).length;
  const misses = rows
    .map(({ matches, ...row }) => ({
      ...row,
      given: matches.map(({ subject }) => subject),
      because: matches.map(({ because }) => because),
    }))
    .filter(({ given, expected }) => given.join() !== expected.join());
  return { sentences: rows.length, precision: right / links, recall: right / wanted, misses };
}
