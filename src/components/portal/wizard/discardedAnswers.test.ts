import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noAnswers } from '@/domain/analysis/wizardAnswers';
import {
  clearDiscardedAnswers,
  readDiscardedAnswers,
  storeDiscardedAnswers,
  undoMs,
} from './discardedAnswers';

const discarded = {
  answers: { listName: 'Office plan' },
  place: { step: 3, furthestStep: 4 } as const,
  discardedAt: 1_000,
};

describe('discarded answers', () => {
  beforeEach(() => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => entries.set(name, value),
      removeItem: (name: string) => entries.delete(name),
    });
  });

  it('are stored for ten minutes, for their own account', () => {
    storeDiscardedAnswers(7, discarded);
    expect(readDiscardedAnswers(8, 1_000)).toBeNull();
    expect(readDiscardedAnswers(7, 999 + undoMs)).toEqual(discarded);
    expect(readDiscardedAnswers(7, 1_000 + undoMs)).toBeNull();
    expect(readDiscardedAnswers(7, 1_000)).toBeNull();
  });

  it('are gone once they are cleared', () => {
    storeDiscardedAnswers(7, discarded);
    clearDiscardedAnswers(7);
    expect(readDiscardedAnswers(7, 1_000)).toBeNull();
  });

  it('hold only what is an answer, whatever was stored', () => {
    sessionStorage.setItem(
      'discarded-analysis:7',
      JSON.stringify({ answers: { listName: 5, goals: 'Grow' }, place: null, discardedAt: 1 }),
    );
    const read = readDiscardedAnswers(7, 1);
    expect(read?.place).toEqual({ step: 1, furthestStep: 1 });
    expect({ ...noAnswers, ...read?.answers }).toMatchObject({ goals: 'Grow', listName: '' });
    sessionStorage.setItem('discarded-analysis:7', '{');
    expect(readDiscardedAnswers(7, 1)).toBeNull();
  });
});
