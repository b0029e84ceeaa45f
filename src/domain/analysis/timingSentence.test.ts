import { describe, expect, it } from 'vitest';
import { timingSentence } from './timingSentence';
import type { TaskProfile } from './types';

const profile: TaskProfile = {
  structure: 5,
  variation: 1,
  digital: 5,
  judgement: 1,
  sources: ['A', 'B', 'C', 'D'],
};
const first = { phase: 1, reason: 'first', after: [] } as const;
const coverage = (...atHand: string[]) => ({
  atHand,
  missing: profile.sources.filter((source) => !atHand.includes(source)),
  ratio: atHand.length / 4,
});

describe('timingSentence', () => {
  it.each([
    [['A', 'B'], 'half of'],
    [['A', 'B', 'C'], 'most of'],
    [['A', 'B', 'C', 'D'], 'all'],
  ])('says how much of the data is at hand: %j', (atHand, part) => {
    expect(timingSentence(first, profile, coverage(...atHand))).toBe(
      `Start here: the work already happens in software, ${part} the data it needs is at hand and few cases call for judgment.`,
    );
  });

  it('claims no software where the client wrote of paper or the phone', () => {
    expect(timingSentence(first, profile, coverage('A', 'B', 'C'), '“Orders come by phone.”')).toBe(
      'Start here: most of the data it needs is at hand and few cases call for judgment.',
    );
  });

  it('sends larger savings first only where there are some', () => {
    const small = { phase: 2, reason: 'small' } as const;
    expect(timingSentence({ ...small, after: ['Larger'] }, profile, coverage('A'))).toBe(
      'It is quickly done but small, so larger savings go first.',
    );
    expect(timingSentence({ ...small, after: [] }, profile, coverage('A'))).not.toContain('larger savings');
  });

  it('quotes names that hold a quotation', () => {
    const after = ['Take the routine out of “filing”', 'Match invoices'];
    expect(timingSentence({ phase: 2, reason: 'queue', after }, profile, coverage('A'))).toBe(
      '“Take the routine out of ‘filing’” and “Match invoices” go first, with more savings for the effort.',
    );
  });
});
