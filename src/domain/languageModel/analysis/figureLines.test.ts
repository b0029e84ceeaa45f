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
