import { expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { totalFigures } from './figureLines';

it('states the hours that the report shows: of nobody more than a working year', () => {
  const [department = '', tasks = []] = Object.entries(distributor.departmentTasks)[0] ?? [];
  const longDays = tasks
    .slice(0, 1)
    .map((task) => ({ ...task, teamSize: 5, hours: 9, frequency: 'Day' as const }));
  const answers = { ...distributor, departmentTasks: { [department]: longDays } } as typeof distributor;
  expect(totalFigures(analyze(answers))).toContain('time today: 10,400 hours a year');
});

it('says of a phase without any amount that none is stated', () => {
  const result = analyze(distributor);
  const [first, ...others] = result.opportunities.map((opportunity) => ({
    ...opportunity,
    phase: 1 as const,
  }));
  const ideas = others.flatMap((idea) => (idea.taskRelated ? [] : [{ ...idea, phase: 4 as const }]));
  const lines = totalFigures({ ...result, opportunities: first ? [first, ...ideas] : [] });
  expect(lines.filter((line) => line.startsWith('phase'))).toEqual([
    expect.stringMatching(/^phase 1, expected savings: \$[1-9][\d,]* a year$/),
    'phase 4, expected savings: not stated',
  ]);
});
