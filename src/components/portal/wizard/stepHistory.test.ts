import { describe, expect, it } from 'vitest';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { firstMove, isWizardAddress, nextMove, stepOfQuery, type StepEntry } from './stepHistory';

/** Simulates a browser history and the position in it. */
function walk(start: StepEntry, ...steps: StepNumber[]): { shown: (string | number)[]; at: number } {
  const entries = [start];
  let at = 0;
  let reached = start.reached;
  for (const step of steps) {
    reached = step > reached ? step : reached;
    const move = nextMove(entries[at]!, { step, reached });
    if (move.kind === 'back') at -= 1;
    else if (move.kind === 'replace') entries[at] = move.entry;
    else if (move.kind === 'add') entries.splice((at += 1), Infinity, move.entry);
    expect(entries[at]).toMatchObject({ step, index: at });
  }
  return { shown: entries.map(({ step }) => step), at };
}

const first: StepEntry = { step: 1, reached: 1, before: null, index: 0, isAdded: true };

describe('the address of a step', () => {
  it('names one of the eleven steps, or none', () => {
    expect(stepOfQuery('?step=4&analysis=2')).toBe(4);
    for (const search of ['', '?step=', '?step=0', '?step=12', '?step=4.0', '?step=two']) {
      expect(stepOfQuery(search)).toBeNull();
    }
  });

  it('wants the wizard at its own addresses, and on the dashboard when it names a step', () => {
    expect(isWizardAddress({ pathname: '/ai-analysis', search: '' })).toBe(true);
    expect(isWizardAddress({ pathname: '/dashboard', search: '?step=99' })).toBe(true);
    expect(isWizardAddress({ pathname: '/dashboard', search: '?analysis=2' })).toBe(false);
  });
});

describe('the wizard’s first entry', () => {
  const shown = { step: 3, reached: 5 } as const;

  it('is added to the page it is opened on, so that Back leads to that page', () => {
    const entry = { ...shown, before: null, index: 0, isAdded: true };
    expect(firstMove(null, false, shown)).toEqual({ kind: 'add', entry });
  });

  it('is the address by which the wizard was opened', () => {
    const entry = { ...shown, before: null, index: 0, isAdded: false };
    expect(firstMove(null, true, shown)).toEqual({ kind: 'replace', entry });
  });

  it('is where it was after a reload, with what is before it', () => {
    const kept: StepEntry = { step: 4, reached: 4, before: 3, index: 3, isAdded: true };
    expect(firstMove(kept, true, shown)).toEqual({ kind: 'replace', entry: { ...kept, ...shown } });
  });
});

describe('moving between steps', () => {
  it('adds an entry for each step that is gone on to', () => {
    expect(walk(first, 2, 3, 4)).toEqual({ shown: [1, 2, 3, 4], at: 3 });
  });

  it('goes back to the entry of the step before, and on from there', () => {
    expect(walk(first, 2, 3, 2, 1)).toEqual({ shown: [1, 2, 3], at: 0 });
    expect(walk(first, 2, 3, 2, 3, 4)).toEqual({ shown: [1, 2, 3, 4], at: 3 });
  });

  it('returns from an answer to the review it was changed from', () => {
    const review: StepEntry = { step: 11, reached: 11, before: 10, index: 0, isAdded: true };
    expect(walk(review, 3, 11)).toEqual({ shown: [11, 3], at: 0 });
  });

  it('never puts a later step before an earlier one when it was opened in the middle', () => {
    const middle: StepEntry = { step: 6, reached: 6, before: null, index: 0, isAdded: true };
    expect(walk(middle, 5, 4, 5, 6)).toEqual({ shown: [4, 5, 6], at: 2 });
  });

  it('remembers how far the steps have been shown', () => {
    expect(nextMove(first, { step: 1, reached: 3 })).toEqual({
      kind: 'replace',
      entry: { ...first, reached: 3 },
    });
    expect(nextMove(first, first)).toEqual({ kind: 'stay' });
  });
});
