import { expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfResult } from '@/domain/analysis/plan/headlineResult';
import type { Opportunity } from '@/domain/analysis/types';
import { withKeptWords } from './withKeptWords';

const result = analyze(distributor);
const before = result.opportunities;
const after = analyze(distributor, undefined, 1).opportunities;
const moved = before.find(({ id, phase }) => after.some((one) => one.id === id && one.phase !== phase));
const stored = before.map((one) =>
  one.id === moved?.id
    ? {
        ...one,
        name: 'In its words',
        description: 'What it does.',
        rationale: 'It comes early.',
        writtenBy: 'model' as const,
      }
    : one,
);
const shown = (opportunities: Opportunity[]) =>
  planOfResult(distributor, { ...result, opportunities })
    .projects.map(({ opportunity }) => opportunity)
    .find(({ id }) => id === moved?.id);

it('keeps a model’s words where an opportunity moves, but for the reason of another phase', () => {
  expect(moved).toBeDefined();
  const kept = withKeptWords(after, stored);
  expect(shown(kept)).toMatchObject({
    name: 'In its words',
    description: 'What it does.',
    writtenBy: 'model',
  });
  expect(shown(kept)?.phase).not.toBe(moved?.phase);
  expect(shown(kept)?.rationale).toBeUndefined();
  for (const { description } of kept) expect(description).not.toContain(`“${moved?.name}”`);
});

it('gives all words back where it returns, whatever lies between', () => {
  const there = withKeptWords(after, stored);
  const again = withKeptWords(after, JSON.parse(JSON.stringify(there)) as typeof there);
  expect(withKeptWords(before, again)).toEqual(withKeptWords(before, stored));
  expect(shown(withKeptWords(before, again))).toMatchObject({
    rationale: 'It comes early.',
    phase: moved?.phase,
  });
});
