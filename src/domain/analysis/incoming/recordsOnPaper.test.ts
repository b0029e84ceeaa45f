import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/domain/text/fixtures/expectLinear';
import { distributor } from '../fixtures/distributor';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { incomingWords } from './incomingWords';

const payroll = 'Checking time sheets and preparing payroll';
const chosen = new Set([payroll, 'Entering customer orders']);
const nothing = { goals: '', bottlenecks: '', additionalContext: '' };
const told = (additionalContext: string, tasks: ReadonlySet<string> = chosen) => [
  ...incomingWords({ ...nothing, additionalContext }, tasks).keys(),
];

describe('time sheets on paper', () => {
  it.each([
    'Time sheets are on paper.',
    'Timesheets are handwritten',
    'timesheets are hand-written',
    'We keep hours on paper.',
    'Our time cards are paper.',
    'Our time cards are on paper',
    'Crews fill out paper timesheets every Friday',
    'All time sheets are filled out by hand',
    'Everyone writes their hours on a clipboard',
    'The guys write down their hours in a notebook.',
    'Drivers scribble their hours on slips of paper',
    'We still use paper time cards.',
    'Time sheets come in on paper',
    'Foremen hand in time sheets on paper',
    'Timesheets are still paper-based',
    'We track time on paper',
    'Hours are written down on paper and someone types them in',
    'Time tracking is done with pen and paper',
    'Paper time sheets get lost.',
    'I retype handwritten time sheets every Friday',
    'Our people turn in their hours on paper.',
    'Time sheets from the field crews come on paper',
    'Time sheets and leave forms are on paper',
    'Working hours are recorded on paper.',
    'Hours are kept on index cards',
    'We use paper for time sheets',
    'Time sheets are on paper, not in an app.',
    'Time sheets are on paper and nobody can read them',
    'The app is slow, and time sheets are still on paper',
    'We want to get rid of paper time sheets',
    'Clients send us their time sheets on paper',
    'Our punch cards are paper',
    'We’re still using paper timesheets',
    'We log hours by hand on paper',
    'Hours come in on paper',
    'Payroll is done from paper time sheets',
    'time sheets are on papper',
    'Time shets are on paper',
    'timesheets are handwriten',
    'TIME SHEETS ARE ON PAPER!!',
    'Time-sheets on paper drive me mad',
    'Timesheets: paper',
    'Timesheets: still on paper',
    'Time sheets - paper, receipts - Excel',
    'Stock: Excel; time cards: handwritten.',
    'Timesheets = paper',
  ])('are heard, and payroll is told so: %s', (words) => {
    expect(told(words)).toEqual([payroll]);
  });

  it.each([
    'Time sheets are no longer on paper.',
    'Time sheets aren’t on paper.',
    'Time sheets are not on paper any more',
    'Time sheets used to be on paper',
    'Time sheets were on paper until 2020.',
    'We don’t keep hours on paper.',
    'Nobody keeps hours on paper here',
    'We moved from paper time sheets to an app',
    'We got rid of paper time sheets last year',
    'We switched from paper time cards to an app.',
    'An app replaced the paper time sheets',
    'No more paper time sheets here since May.',
    'We have no paper time sheets',
    'Time sheets are paperless',
    'Time sheets are in an app instead of on paper',
    'Our competitors keep their hours on paper',
    'Our competitors’ time sheets are on paper',
    'Other firms keep hours on paper',
    'Our clients keep their hours on paper',
    'We sell an app to firms whose time sheets are on paper',
    'We print paper time sheets for other shops',
    'Our opening hours are on paper at the door',
    'We write our opening hours on paper',
    'We spend hours on paper forms',
    'We lose hours to paperwork',
    'Time sheets are in Excel and receipts are on paper',
    'Timesheets are digital and receipts are paper.',
    'Receipts are on paper, time sheets are in an app',
    'Our time sheets look good on paper',
    'On paper our time sheets are perfect',
    'Time sheets are late and wrong',
    'Do not put time sheets on paper',
    'Time sheets are typed in by hand',
    'Time is money and paper is cheap',
    'The paper towels for the crew run out',
    'Time cards were on paper before we bought the app',
    'Time cards aren’t on paper',
    'Paper time sheets are a thing of the past',
    'We are done with paper time sheets',
    'It takes hours on paper',
    'We pay overtime hours on paper checks',
    'Our software replaces paper time sheets',
    'Before the app, we kept hours on paper',
    'Are our time sheets on paper?',
    'Our competitors still keep time cards on paper',
    'We have been off paper for time sheets for years',
    'Timesheets: no paper',
    'Timesheets: paperless',
    'Timesheets: paper until 2020',
    'Timesheets: in an app. Receipts: paper',
    'Timesheets: app, receipts: paper',
    'We sell two things: time sheets, paper',
    '',
  ])('are not made up: %s', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('are told of each chosen task that draws on them, and of no other', () => {
    const tasks = new Set([
      payroll,
      'Scheduling staff and shifts',
      'Processing supplier invoices',
      'Typing in the time sheets of the crew',
    ]);
    expect(told('We keep our hours on paper.', tasks)).toEqual([
      payroll,
      'Scheduling staff and shifts',
      'Typing in the time sheets of the crew',
    ]);
  });

  it('come after what is said of the task itself', () => {
    const words = { ...nothing, bottlenecks: 'Time sheets are on paper. Payroll comes in by fax.' };
    expect(incomingWords(words, chosen).get(payroll)).toBe('“Payroll comes in by fax.”');
  });

  it('are heard in a goal where it is so today', () => {
    const heard = (goals: string) => incomingWords({ ...nothing, goals }, chosen).has(payroll);
    expect(heard('Get time sheets off paper')).toBe(true);
    expect(heard('No more paper time sheets')).toBe(true);
    expect(heard('Replace the paper time cards')).toBe(true);
    expect(heard('Keep hours on paper as well')).toBe(false);
  });
});

describe('other records on paper', () => {
  it.each([
    ['Job tickets are handwritten', 'Issuing customer invoices'],
    ['Expense claims come in on paper', 'Checking expense claims'],
    ['Delivery notes are on paper', 'Counting and reconciling inventory'],
    ['We get résumés on paper', 'Screening résumés and applications'],
  ])('are heard: %s', (words, task) => {
    expect(told(words, new Set([task, 'Entering customer orders']))).toEqual([task]);
  });

  it.each([
    ['Job tickets are no longer handwritten', 'Issuing customer invoices'],
    ['We stopped handing in expense claims on paper', 'Checking expense claims'],
    ['Résumés look good on paper', 'Screening résumés and applications'],
  ])('are not made up: %s', (words, task) => {
    expect(told(words, new Set([task]))).toEqual([]);
  });
});

it('paper that its work stands on delays a task and changes no money', () => {
  const task = { taskName: payroll, teamSize: 20, hours: 20, frequency: 'Week', salary: 60_000 } as const;
  const planWith = (additionalContext: string) =>
    planOfAnswers({
      ...distributor,
      departments: [...distributor.departments, 'Human Resources (HR)'],
      departmentTasks: { ...distributor.departmentTasks, 'Human Resources (HR)': [task] },
      dataTypes: [
        ...distributor.dataTypes,
        'Time sheets and leave records',
        'Payroll and benefits records',
        'Staff schedules and rosters',
      ],
      additionalContext,
    });
  const [before, after] = [planWith(''), planWith('Time sheets are on paper.')];
  const ofPayroll = (plan: typeof before) =>
    plan.projects.find((project) => project.task?.taskName === payroll)?.opportunity;
  expect(ofPayroll(before)?.phase).toBe(1);
  expect(ofPayroll(after)?.phase).toBe(2);
  expect(ofPayroll(after)?.description).toContain('You told us: “Time sheets are on paper.”');
  expect(after.returns).toEqual(before.returns);
  expect(after.investment).toEqual(before.investment);
});

it.each([
  'time sheets are ',
  'paper ',
  'we keep our hours ',
  'hours are written ',
  'time sheets and leave ',
  'on a plain sheet of ',
  'moved from ',
  'clients ',
  'time sheets: paper ',
  ' - still ',
  'a',
])('records on paper are read in time linear in the text: %j', (text) =>
  expectLinear((length) => told(text.repeat(length / text.length)), 8_000),
);
