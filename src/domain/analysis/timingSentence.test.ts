import { describe, expect, it } from 'vitest';
import { investmentReturn } from './investment/investmentReturn';
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
const returns = investmentReturn(
  { cautious: 100, expected: 200, ambitious: 300 },
  { oneTimeUsd: { low: 1_000, high: 3_000 }, runningUsd: { low: 0, high: 200 } },
);
const nothing = { brought: new Set<string>() };
const task = (...atHand: string[]) => ({
  profile,
  returns,
  coverage: {
    atHand,
    missing: profile.sources.filter((source) => !atHand.includes(source)),
    ratio: atHand.length / 4,
  },
});

describe('timingSentence', () => {
  it.each([
    [['A', 'B'], 'half of'],
    [['A', 'B', 'C'], 'most of'],
    [['A', 'B', 'C', 'D'], 'all'],
  ])('says how much of the data is at hand: %j', (atHand, part) => {
    expect(timingSentence(first, task(...atHand), nothing)).toBe(
      `Start here: the work already happens in software, ${part} the data it needs is at hand and few cases call for judgment.`,
    );
  });

  it('claims no software where the client wrote of paper or the phone', () => {
    expect(
      timingSentence(first, task('A', 'B', 'C'), { ...nothing, bottleneck: '“Orders come by phone.”' }),
    ).toBe('Start here: most of the data it needs is at hand and few cases call for judgment.');
  });

  it('puts both sums beside what is not worth doing', () => {
    expect(timingSentence({ phase: 4, reason: 'leaveAlone', after: [] }, task(), nothing)).toBe(
      'Leave it as it is: over 3 years it would save about $600 and cost about $2,300 to set up and run.',
    );
  });

  it.each([
    ['unseen', 'go through three real cases'],
    ['paper', 'in digital form'],
    ['data', 'begin by collecting this data for the next cases: B, C, D.'],
    ['judgement', 'let your people decide every one'],
    ['hard', 'automate the commonest case alone'],
  ] as const)('says how to begin despite what holds it back: %s', (despite, how) => {
    const sentence = timingSentence({ phase: 1, reason: 'trial', after: [], despite }, task('A'), nothing);
    expect(sentence).toMatch(/^Start here on a small scale, .*\.$/u);
    expect(sentence).toContain(how);
  });

  it.each([
    [[], 'It comes in phase 3, as this data isn’t at hand and has to be collected along the way: B, C, D.'],
    [
      ['C'],
      'It waits for phase 3, until this data is in usable form: C. The rest is collected along the way: B, D.',
    ],
    [['B', 'C', 'D'], 'It waits for phase 3, until this data is in usable form: B, C, D.'],
  ])('waits only for data that something brings: %j', (brought, sentence) => {
    const late = { phase: 3, reason: 'data', after: [] } as const;
    expect(timingSentence(late, task('A'), { brought: new Set(brought) })).toBe(sentence);
  });

  it('quotes names that hold a quotation', () => {
    const after = ['Take the routine out of “filing”', 'Match invoices'];
    expect(timingSentence({ phase: 2, reason: 'queue', after }, task('A'), nothing)).toBe(
      '“Take the routine out of ‘filing’” and “Match invoices” go first, with more value for the effort.',
    );
  });
});
