import { describe, expect, it } from 'vitest';
import { departmentNames } from '@/domain/analysis/types';
import { analysisBody, bodyWithTask, taskDetails } from '../../tests/factories/analysisBody';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { analysisListItemSchema } from './analysis';
import { analysisBodySchema, taskDetailsSchema } from './analysisBody';
import { analysisDraftBodySchema } from './analysisDraft';

const times = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));
const tasksOf = (names: string[], details = names) => ({
  departments: ['Sales'],
  departmentTasks: {
    Sales: {
      tasks: names,
      taskDetails: Object.fromEntries(details.map((name) => [name, taskDetails()])),
    },
  },
});
const names = (count: number) => times(count, (index) => `Task ${index}`);

describe('the numbers of a task', () => {
  it.each([
    [{ teamSize: 1, hours: 1, salary: 30_000 }, []],
    [{ teamSize: 10_000, hours: 40, salary: 2_000_000 }, []],
    [{ teamSize: 0, hours: 0.75, salary: 29_999 }, ['teamSize', 'hours', 'salary']],
    [{ teamSize: 10_001, hours: 40.25, salary: 2_000_001 }, ['teamSize', 'hours', 'salary']],
    [{ teamSize: 1.5, hours: 1.305 }, ['teamSize', 'hours']],
    [{ hours: 1.1 }, []],
    [{ hours: 33.33 }, []],
    [{ hours: 1.25, frequency: 'Month' }, []],
    [{ teamSize: '5', hours: null, frequency: 'Year' }, ['teamSize', 'hours', 'frequency']],
    [{ salary: Infinity }, ['salary']],
  ])('%o', (numbers, refused) => {
    expect(refusedFields(taskDetailsSchema, taskDetails(numbers))).toEqual(refused);
  });
});

describe('the wizard’s answers', () => {
  it.each([
    ['a name of 30 characters', { listName: text(30) }, []],
    ['one of 31', { listName: text(31) }, ['listName']],
    ['an industry of 120', { industry: text(120) }, []],
    ['one of 121', { industry: text(121) }, ['industry']],
    ['long texts', { goals: text(2_000), bottlenecks: text(2_000), additionalContext: text(2_000) }, []],
    [
      'longer texts',
      { goals: text(2_001), bottlenecks: text(2_001), additionalContext: text(2_001) },
      ['goals', 'bottlenecks', 'additionalContext'],
    ],
    ['120 data sources', { dataTypes: times(120, (index) => text(index + 1)) }, []],
    ['one', { dataTypes: ['CRM'] }, []],
    ['121', { dataTypes: times(121, () => 'x') }, ['dataTypes']],
    ['none', { dataTypes: [] }, ['dataTypes']],
    ['no department', { departments: [], departmentTasks: {} }, ['departments']],
    ['every department', { departments: departmentNames }, []],
    ['one twice besides', { departments: [...departmentNames, 'Sales'] }, ['departments']],
    ['an unknown one', { departments: ['Skunkworks'] }, ['departments.0']],
    ['tasks of an unknown one', { departmentTasks: { Skunkworks: {} } }, ['departmentTasks']],
    [
      'tasks of one that is not chosen',
      { departments: ['Finance & Accounting'] },
      ['departmentTasks.Customer Service'],
    ],
    ['30 tasks', tasksOf(names(30)), []],
    ['one more', tasksOf(names(31)), ['departmentTasks.Sales.tasks']],
    ['a task of 120 characters', tasksOf([text(120)]), []],
    ['one of 121', tasksOf([text(121)]), ['departmentTasks.Sales.tasks.0']],
    ['a task without numbers', tasksOf(['A', 'B'], ['A']), ['departmentTasks.Sales.taskDetails.B']],
    ['no task', tasksOf([]), ['departmentTasks']],
    [
      'answers that are none',
      { currentAiUsage: 'not-sure', aiReadiness: 'expert' },
      ['currentAiUsage', 'aiReadiness'],
    ],
  ])('with %s', (_what, change, refused) => {
    expect(refusedFields(analysisBodySchema, analysisBody(change))).toEqual(refused);
  });

  it('lose doubles and the costs that were sent along', () => {
    const { departmentTasks, ...rest } = analysisBodySchema.parse({
      ...bodyWithTask(taskDetails(), ' Quotes '),
      departments: ['Finance & Accounting', 'Finance & Accounting'],
      dataTypes: ['CRM', ' CRM '],
      aiReadiness: undefined,
      additionalContext: null,
    });
    expect(departmentTasks).toEqual({
      'Finance & Accounting': [
        { taskName: 'Quotes', teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 },
      ],
    });
    expect(rest).toMatchObject({
      departments: ['Finance & Accounting'],
      dataTypes: ['CRM'],
      additionalContext: '',
    });
    expect(rest).not.toHaveProperty('aiReadiness');
  });
});

describe('the draft of the wizard', () => {
  const draft = { key: null, answers: {}, step: 1, furthestStep: 1 };
  const task = { taskName: '', teamSize: '', hours: 'x', frequency: 'Day', salary: '' };

  it.each([
    ['10,000 characters', { answers: { goals: text(10_000) } }, []],
    ['one more', { answers: { goals: text(10_001) } }, ['answers.goals']],
    ['60 tasks', { answers: { tasks: { Sales: times(60, () => task) } } }, []],
    ['one more', { answers: { tasks: { Sales: times(61, () => task) } } }, ['answers.tasks.Sales']],
    ['200 data sources', { answers: { dataTypes: times(200, text) } }, []],
    ['one more', { answers: { dataTypes: times(201, text) } }, ['answers.dataTypes']],
    ['every department', { answers: { departments: departmentNames } }, []],
    [
      'one twice besides',
      { answers: { departments: [...departmentNames, 'Sales'] } },
      ['answers.departments'],
    ],
    ['an unknown answer', { answers: { role: 'admin' } }, ['answers']],
    [
      'an unknown field of a task',
      { answers: { tasks: { Sales: [{ ...task, hourlyRate: '1' }] } } },
      ['answers.tasks.Sales.0'],
    ],
    ['an unknown department', { answers: { unaddedTasks: { Skunkworks: 'x' } } }, ['answers.unaddedTasks']],
    ['the last step', { step: 11, furthestStep: 11 }, []],
    ['steps that do not exist', { step: 0, furthestStep: 12 }, ['step', 'furthestStep']],
    ['a key that is none', { key: 'short' }, ['key']],
  ])('with %s', (_what, change, refused) => {
    expect(refusedFields(analysisDraftBodySchema, { ...draft, ...change })).toEqual(refused);
  });
});

describe('an opportunity in an answer', () => {
  const { phase } = analysisListItemSchema.shape.opportunities.element.shape;

  it.each([
    [1, true],
    [4, true],
    [0, false],
    [5, false],
    [1.5, false],
  ])('is in phase %s: %s', (number, isPromised) => {
    expect(phase.safeParse(number).success).toBe(isPromised);
  });
});
