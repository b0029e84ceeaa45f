import { bench } from 'vitest';
import { analyze } from './analyze';
import { dataSourceGroups } from './catalogue/dataSources';
import { departments } from './catalogue/departments';
import { distributor } from './fixtures/distributor';
import type { AnalysisAnswers, TaskInput } from './types';

const everyTask = Object.fromEntries(
  departments.map(({ name, tasks }) => [
    name,
    tasks.map((task): TaskInput => {
      return { taskName: task.name, teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 };
    }),
  ]),
);

const largest: AnalysisAnswers = {
  ...distributor,
  departments: departments.map(({ name }) => name),
  departmentTasks: everyTask,
  // Every other source, so that half the tasks have missing data to be explained, plus own words to be compared.
  dataTypes: [
    ...dataSourceGroups.flatMap(({ sources }) => sources).filter((_, index) => index % 2 === 0),
    'Customer list in QuickBooks',
    'Excel job log',
  ],
};

// `npm run bench -- engine` holds what this may take.
bench('all 100 tasks', () => {
  analyze(largest);
});
