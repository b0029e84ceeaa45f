import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investmentReturn, isWorthwhile } from './investment/investmentReturn';
import type { Setting } from './automatableShare';
import { planPhases, type PhaseCandidate } from './planPhases';
import { complexities, departmentNames, readinessLevels, yesNoAnswers, type Grade } from './types';

/** Return of a project that costs $6,000 once and $1,000 a year, and saves this amount a year. */
const saving = (usd: number) =>
  investmentReturn(
    { cautious: usd, expected: usd, ambitious: usd },
    { oneTimeUsd: { low: 6_000, high: 6_000 }, runningUsd: { low: 1_000, high: 1_000 } },
  );
const effort = (teamSize: number) => ({ teamSize, hours: 5, frequency: 'Week', salary: 60_000 }) as const;
const ready: PhaseCandidate = {
  department: 'Sales',
  name: 'Ready',
  inCatalogue: true,
  profile: { structure: 5, variation: 1, digital: 5, judgement: 2, sources: ['CRM records'] },
  coverage: { atHand: ['CRM records'], missing: [], ratio: 1 },
  complexity: 'Low',
  input: effort(5),
  returns: saving(20_000),
};
const intermediate = { aiReadiness: 'intermediate', currentAiUsage: 'no' } as const;
const plan = (...candidates: PhaseCandidate[]) => planPhases(candidates, intermediate);
const noData = { atHand: [], missing: ['CRM records'], ratio: 0 };
const thirdOfData = { atHand: ['a'], missing: ['b', 'c'], ratio: 1 / 3 };
const halfOfData = { atHand: ['a'], missing: ['b'], ratio: 0.5 };

describe('planPhases', () => {
  it.each([
    ['starts with quick wins', {}, 'first'],
    ['starts with what is just worth it', { returns: saving(3_001) }, 'first'],
    ['starts with half of the data', { coverage: halfOfData }, 'first'],
  ] as const)('%s', (_rule, change, reason) => {
    expect(plan({ ...ready, ...change })).toEqual([{ phase: 1, reason }]);
  });

  it('puts last what only just doesn’t earn back what it costs', () => {
    expect(plan({ ...ready, returns: saving(3_000) })).toEqual([{ phase: 4, reason: 'leaveAlone' }]);
  });

  it.each([
    ['waits for missing data', { coverage: noData }, 3, 'data'],
    ['waits for scarce data', { coverage: thirdOfData }, 2, 'data'],
    ['waits with expert work', { profile: { ...ready.profile, judgement: 4 } }, 2, 'judgement'],
    [
      'waits longer where judgment is the task',
      { profile: { ...ready.profile, judgement: 5 } },
      3,
      'judgement',
    ],
    ['waits where little is digital', { profile: { ...ready.profile, digital: 2 } }, 2, 'paper'],
    ['waits longer where nothing is digital', { profile: { ...ready.profile, digital: 1 } }, 3, 'paper'],
    [
      'puts hard work on paper last',
      { profile: { ...ready.profile, digital: 1 }, complexity: 'High' },
      4,
      'paper',
    ],
    ['waits with medium complexity', { complexity: 'Medium' }, 2, 'hard'],
    ['waits longer with high complexity', { complexity: 'High' }, 3, 'hard'],
    ['waits with tasks nobody has seen', { inCatalogue: false }, 2, 'unseen'],
    ['waits longer where those are hard', { inCatalogue: false, complexity: 'High' }, 3, 'unseen'],
  ] as const)('%s', (_rule, change, phase, reason) => {
    const [, waiting] = plan(ready, { ...ready, department: 'Operations', ...change });
    expect(waiting).toEqual({ phase, reason });
  });

  it.each([
    ['paper', { profile: { ...ready.profile, digital: 1 } }],
    ['data', { coverage: noData }],
    ['judgement', { profile: { ...ready.profile, judgement: 5 } }],
    ['hard', { complexity: 'High' }],
    ['unseen', { inCatalogue: false }],
  ] as const)('begins on a small scale where nothing else is ready: %s', (despite, change) => {
    const waiting = { ...ready, ...change };
    expect(plan({ ...waiting, name: 'Less', returns: saving(10_000) }, waiting)).toEqual([
      expect.objectContaining({ phase: expect.not.toSatisfy((phase) => phase === 1) as number }),
      { phase: 1, reason: 'trial', despite },
    ]);
  });

  it('tries what can begin soonest, even where another is worth more', () => {
    const hard = { ...ready, name: 'Hard', complexity: 'High', returns: saving(90_000) } as const;
    expect(plan(hard, { ...ready, complexity: 'Medium' }).map(({ phase }) => phase)).toEqual([3, 1]);
  });

  it('lets the experienced start with medium complexity', () => {
    const both = [ready, { ...ready, complexity: 'Medium' as const, department: 'Operations' }];
    const phaseFor = (
      ...[aiReadiness, currentAiUsage]: [Setting['aiReadiness'], Setting['currentAiUsage']]
    ) => planPhases(both, { aiReadiness, currentAiUsage })[1]?.phase;
    expect(phaseFor('advanced', 'no')).toBe(1);
    expect(phaseFor('intermediate', 'yes')).toBe(1);
    expect(phaseFor('beginner', 'yes')).toBe(2);
  });

  it('lets a department start two projects at a time', () => {
    const [small, large, medium] = plan(
      { ...ready, name: 'Small', returns: saving(5_000) },
      { ...ready, name: 'Large', returns: saving(50_000) },
      { ...ready, name: 'Medium', returns: saving(30_000) },
    );
    expect([large?.phase, medium?.phase]).toEqual([1, 1]);
    expect(small).toEqual({ phase: 2, reason: 'queue' });
  });

  it('lets a department of many people start more', () => {
    const of = (teamSize: number) =>
      plan(...['A', 'B', 'C', 'D'].map((name) => ({ ...ready, name, input: effort(teamSize) }))).map(
        ({ phase }) => phase,
      );
    expect(of(9)).toEqual([1, 1, 2, 2]);
    expect(of(10)).toEqual([1, 1, 1, 2]);
  });

  it('lets those of another department go first if the firm has no room', () => {
    const small = { ...ready, input: effort(1) };
    const first = (['Operations', 'Marketing', 'Finance'] as const).map((department, index) => ({
      ...small,
      department,
      name: department,
      returns: saving(50_000 - index * 10_000),
    }));
    const [sales, finance] = plan(small, { ...small, department: 'Finance' }, ...first);
    expect(sales).toEqual({ phase: 2, reason: 'queue' });
    expect(finance).toEqual({ phase: 2, reason: 'queue' });
  });

  it('gives no room to excluded work, which is never tried', () => {
    const ruledOut = { ...ready, name: 'Ruled out', returns: saving(90_000), ruledOut: 'No software here.' };
    const others = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...ready, name }));
    expect(plan(ruledOut, ...others)).toEqual([
      { phase: 2, reason: 'ruledOut' },
      { phase: 1, reason: 'first' },
      { phase: 1, reason: 'first' },
      { phase: 2, reason: 'queue' },
      { phase: 2, reason: 'queue' },
      { phase: 3, reason: 'queue' },
    ]);
    const hard = { complexity: 'High' } as const;
    expect(plan({ ...ruledOut, ...hard }, { ...ready, ...hard })).toEqual([
      { phase: 3, reason: 'ruledOut' },
      { phase: 1, reason: 'trial', despite: 'hard' },
    ]);
  });

  it.each([
    ['data', { coverage: halfOfData }],
    ['ease', { complexity: 'Medium' }],
  ] as const)('lets those with more %s go before those with more savings', (_what, lack) => {
    const lacking = { ...ready, ...lack, returns: saving(22_000) };
    const others = [
      { ...ready, name: 'A' },
      { ...ready, name: 'B' },
    ];
    const experienced = { aiReadiness: 'advanced', currentAiUsage: 'yes' } as const;
    expect(planPhases([lacking, ...others], experienced)).toEqual([
      { phase: 2, reason: 'queue' },
      { phase: 1, reason: 'first' },
      { phase: 1, reason: 'first' },
    ]);
  });

  const hundred = (teamSize: number) =>
    departmentNames.flatMap((department) =>
      Array.from({ length: 10 }, (_, index) => ({
        ...ready,
        department,
        name: `Task ${index}`,
        input: effort(teamSize),
      })),
    );
  const perPhase = (
    candidates: readonly PhaseCandidate[],
    setting: Setting = intermediate,
    ownDaysAMonth: number | null = null,
  ) => {
    const phases = planPhases(candidates, setting, ownDaysAMonth).map(({ phase }) => phase);
    return [1, 2, 3, 4].map((wanted) => phases.filter((phase) => phase === wanted).length);
  };

  it('gives a larger firm more at a time, up to what management can watch', () => {
    expect(perPhase(hundred(1))).toEqual([4, 5, 6, 85]);
    expect(perPhase(hundred(5))).toEqual([9, 10, 11, 70]);
    expect(perPhase(hundred(50))).toEqual([12, 13, 14, 61]);
  });

  it('gives beginners less at a time, and the advanced more', () => {
    expect(perPhase(hundred(1), { ...intermediate, aiReadiness: 'beginner' })).toEqual([3, 4, 5, 88]);
    expect(perPhase(hundred(1), { ...intermediate, aiReadiness: 'advanced' })).toEqual([5, 6, 7, 82]);
  });

  it('gives as much at a time as people have days for, and always something', () => {
    expect(perPhase(hundred(1), intermediate, 1)).toEqual([1, 2, 3, 94]);
    expect(perPhase(hundred(1), intermediate, 40)).toEqual([11, 12, 13, 64]);
  });

  it('does not depend on the order of the tasks', () => {
    const grade = fc.constantFrom<Grade>(1, 2, 3, 4, 5);
    const candidates = fc.array(
      fc.record({
        department: fc.constantFrom('Sales', 'Operations', 'Marketing'),
        inCatalogue: fc.boolean(),
        profile: fc.record({
          structure: grade,
          variation: grade,
          digital: grade,
          judgement: grade,
          sources: fc.constant(['CRM records']),
        }),
        coverage: fc.constantFrom(ready.coverage, noData, thirdOfData),
        complexity: fc.constantFrom(...complexities),
        input: fc.integer({ min: 1, max: 200 }).map(effort),
        returns: fc.integer({ min: 0, max: 100_000 }).map(saving),
      }),
      { maxLength: 30 },
    );
    const setting = fc.record({
      aiReadiness: fc.constantFrom(...readinessLevels),
      currentAiUsage: fc.constantFrom(...yesNoAnswers),
    });
    fc.assert(
      fc.property(candidates, setting, (unnamed, answers) => {
        const named = unnamed.map((candidate, index) => ({ ...candidate, name: `Task ${index}` }));
        const forward = planPhases(named, answers);
        expect(planPhases(named.toReversed(), answers).toReversed()).toEqual(forward);
        expect(forward).toHaveLength(named.length);
        expect(forward.map(({ reason }) => reason === 'leaveAlone')).toEqual(
          named.map(({ returns }) => !isWorthwhile(returns)),
        );
        const hasWorth = named.some(({ returns }) => isWorthwhile(returns));
        expect(forward.some(({ phase }) => phase === 1)).toBe(hasWorth);
      }),
    );
  });
});
