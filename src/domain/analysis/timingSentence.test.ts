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
const nothing = { brought: new Set<string>() };
const task = (...atHand: string[]) => ({
  profile,
  coverage: {
    atHand,
    missing: profile.sources.filter((source) => !atHand.includes(source)),
    ratio: atHand.length / 4,
  },
});

describe('timingSentence', () => {
  it.each(['first', 'queue', 'leaveAlone'] as const)(
    'says nothing where nothing holds a task back: %s',
    (reason) => {
      expect(timingSentence({ phase: 2, reason }, task('A', 'B', 'C'), nothing)).toBe('');
    },
  );

  it.each([
    ['unseen', 'walk through three real cases'],
    ['paper', 'in digital form'],
    ['data', 'collect this data for the next cases: B, C, D.'],
    ['judgement', 'let your people decide'],
    ['hard', 'automate the most common case'],
  ] as const)('says how to begin despite what holds it back: %s', (despite, how) => {
    const sentence = timingSentence({ phase: 1, reason: 'trial', despite }, task('A'), nothing);
    expect(sentence).toMatch(/^Start small: .*\.$/u);
    expect(sentence).toContain(how);
  });

  it.each([
    [[], 'It comes in phase 3. Collect this data along the way: B, C, D.'],
    [['C'], 'It comes in phase 3, once this data is in order: C. Collect the rest along the way: B, D.'],
    [['B', 'C', 'D'], 'It comes in phase 3, once this data is in order: B, C, D.'],
  ])('waits only for data that something brings: %j', (brought, sentence) => {
    const late = { phase: 3, reason: 'data' } as const;
    expect(timingSentence(late, task('A'), { brought: new Set(brought) })).toBe(sentence);
  });

  it('quotes how the work arrives, unless that was just quoted', () => {
    const late = { phase: 2, reason: 'paper' } as const;
    const arriving = { ...task('A'), arrival: '“Orders come by phone.”' };
    const waits = 'It comes in phase 2, once this work reaches you in digital form.';
    expect(timingSentence(late, arriving, nothing)).toBe(`${waits} You told us: “Orders come by phone.”`);
    expect(timingSentence(late, arriving, { ...nothing, bottleneck: arriving.arrival })).toBe(waits);
  });

  it('quotes the client who excludes the work', () => {
    const excluded = { ...task('A'), ruledOut: '“No AI in hiring.”' };
    expect(timingSentence({ phase: 2, reason: 'ruledOut' }, excluded, nothing)).toBe(
      'You told us: “No AI in hiring.”',
    );
  });
});
