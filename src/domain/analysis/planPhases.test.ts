import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPhases, type PhaseCandidate } from './planPhases';
import { complexities, departmentNames, readinessLevels, yesNoAnswers, type Grade } from './types';

const ready: PhaseCandidate = {
  department: 'Sales',
  name: 'Ready',
  inCatalogue: true,
  profile: { structure: 5, variation: 1, digital: 5, judgement: 2, sources: ['CRM records'] },
  coverage: { atHand: ['CRM records'], missing: [], ratio: 1 },
  complexity: 'Low',
  savingsUsd: 20_000,
};
const intermediate = { aiReadiness: 'intermediate', currentAiUsage: 'no' } as const;
const plan = (...candidates: PhaseCandidate[]) => planPhases(candidates, intermediate);
const noData = { atHand: [], missing: ['CRM records'], ratio: 0 };
const thirdOfData = { atHand: ['a'], missing: ['b', 'c'], ratio: 1 / 3 };
const halfOfData = { atHand: ['a'], missing: ['b'], ratio: 0.5 };

describe('planPhases', () => {
  it.each([
    ['starts with quick wins', {}, 1, 'first'],
    ['starts with what is just worth it', { savingsUsd: 2_500 }, 1, 'first'],
    ['puts small savings second', { savingsUsd: 2_499 }, 2, 'small'],
    ['puts what is just worth a project second', { savingsUsd: 1_000 }, 2, 'small'],
    ['puts tiny savings last', { savingsUsd: 999 }, 4, 'small'],
    ['waits for missing data', { coverage: noData }, 3, 'data'],
    ['waits for scarce data', { coverage: thirdOfData }, 2, 'data'],
    ['starts with half of the data', { coverage: halfOfData }, 1, 'first'],
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
  ] as const)('%s', (_rule, change, phase, reason) => {
    expect(plan({ ...ready, ...change })).toEqual([{ phase, reason, after: [] }]);
  });

  it('lets the experienced start with medium complexity', () => {
    const medium = { ...ready, complexity: 'Medium' } as const;
    expect(planPhases([medium], { aiReadiness: 'advanced', currentAiUsage: 'no' })[0]?.phase).toBe(1);
    expect(planPhases([medium], { aiReadiness: 'intermediate', currentAiUsage: 'yes' })[0]?.phase).toBe(1);
    expect(planPhases([medium], { aiReadiness: 'beginner', currentAiUsage: 'yes' })[0]?.phase).toBe(2);
  });

  it('lets a department start two projects at a time, and names those that go first', () => {
    const [small, large, medium] = plan(
      { ...ready, name: 'Small', savingsUsd: 5_000 },
      { ...ready, name: 'Large', savingsUsd: 50_000 },
      { ...ready, name: 'Medium', savingsUsd: 30_000 },
    );
    expect([large?.phase, medium?.phase]).toEqual([1, 1]);
    expect(small).toEqual({ phase: 2, reason: 'queue', after: ['Large', 'Medium'] });
  });

  it.each([
    ['data', { coverage: halfOfData }],
    ['ease', { complexity: 'Medium' }],
  ] as const)('lets those with more %s go before those with more savings', (_what, lack) => {
    const lacking = { ...ready, ...lack, savingsUsd: 22_000 };
    const others = [
      { ...ready, name: 'A' },
      { ...ready, name: 'B' },
    ];
    const experienced = { aiReadiness: 'advanced', currentAiUsage: 'yes' } as const;
    expect(planPhases([lacking, ...others], experienced)).toEqual([
      { phase: 2, reason: 'queue', after: ['A', 'B'] },
      { phase: 1, reason: 'first', after: [] },
      { phase: 1, reason: 'first', after: [] },
    ]);
  });

  it('has no gaps to offer when a firm lists a hundred easy tasks', () => {
    const many = departmentNames.flatMap((department) =>
      Array.from({ length: 10 }, (_, index) => ({ ...ready, department, name: `Task ${index}` })),
    );
    const phases = planPhases(many, intermediate).map(({ phase }) => phase);
    const count = (wanted: number) => phases.filter((phase) => phase === wanted).length;
    expect([count(1), count(2), count(3), count(4)]).toEqual([4, 5, 6, 85]);
  });

  it('does not depend on the order of the tasks, and always says why', () => {
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
        savingsUsd: fc.integer({ min: 0, max: 100_000 }),
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
        expect(forward.filter(({ reason, after }) => reason === 'queue' && after.length === 0)).toEqual([]);
        const others = forward.filter(({ reason }) => reason !== 'queue' && reason !== 'small');
        expect(others.flatMap(({ after }) => after)).toEqual([]);
      }),
    );
  });
});
