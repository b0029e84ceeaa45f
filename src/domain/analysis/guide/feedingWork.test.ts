import { describe, expect, it } from 'vitest';
import { distributor } from '../fixtures/distributor';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { feedingWork } from './feedingWork';
import { workName } from './workName';
import type { TaskInput } from '../types';

const listedNames = [
  'Receiving: packing slips against the PO, fixing counts',
  'Cleaning up wrong stock on the web site',
  'Writing up new products for the web site',
  'typing up the techs’ paper job tickets',
  'Issuing customer invoices',
  'Working denied claims',
  'Checking insurance eligibility at check-in',
  'Answering the phone (no heat, leaks)',
  'Handling callbacks',
  'Preparing quotes and proposals',
];
const listed = listedNames.map((taskName) => {
  const task: TaskInput = { taskName, teamSize: 1, hours: 5, frequency: 'Week', salary: 50_000 };
  return { id: taskName, task, name: workName(task) };
});
const needs = (bottlenecks: string) => [
  ...feedingWork(listed, { bottlenecks, goals: '', additionalContext: '' }),
];

describe('work that another task makes', () => {
  it.each([
    [
      'Counts are wrong from the minute a box comes in, so the web site sells stuff we dont have and then we apologize.',
      'Cleaning up wrong stock on the web site',
      'Receiving: packing slips against the PO, fixing counts',
    ],
    [
      "Tickets come back on paper, some with coffee on them, and the girls can't read half. So the invoice waits, then the money waits.",
      'Issuing customer invoices',
      'typing up the techs’ paper job tickets',
    ],
    [
      'Half our denials are eligibility or a wrong member ID that the front desk typed, so the billers fix in March what went wrong at the desk.',
      'Working denied claims',
      'Checking insurance eligibility at check-in',
    ],
    [
      'Half the callbacks are because tickets come back unreadable.',
      'Handling callbacks',
      'typing up the techs’ paper job tickets',
    ],
    [
      'Invoices wait for the job tickets.',
      'Issuing customer invoices',
      'typing up the techs’ paper job tickets',
    ],
    [
      'We can’t send invoices until the tickets are typed.',
      'Issuing customer invoices',
      'typing up the techs’ paper job tickets',
    ],
    [
      'Invoices go out late because tickets are missing.',
      'Issuing customer invoices',
      'typing up the techs’ paper job tickets',
    ],
    [
      'Denied claims come from eligibility.',
      'Working denied claims',
      'Checking insurance eligibility at check-in',
    ],
  ])('comes after it: %s', (said, effect, cause) => {
    expect(needs(said)).toEqual([[effect, [cause]]]);
  });

  it.each([
    'We answer the phone all day, so quotes go out at night.',
    'Invoices used to wait for the tickets.',
    'We answer the phone until 6.',
    'Half our invoices are late.',
    'Tickets and invoices are both slow.',
    'We have sent invoices since 2019.',
    'We want tickets typed, so we can send invoices.',
    'Counts are wrong.',
  ])('is seen nowhere else: %s', (said) => {
    expect(needs(said)).toEqual([]);
  });
});

it('puts the source first even if it pays by itself and would begin later', () => {
  const ticketTask = 'Collecting job tickets from techs';
  const plan = planOfAnswers({
    ...distributor,
    goals: '',
    bottlenecks: 'Tickets come back on paper, half of them unreadable. So the invoice waits.',
    departments: ['Operations'],
    departmentTasks: {
      Operations: ['Issuing customer invoices', ticketTask].map((taskName) => ({
        taskName,
        teamSize: 2,
        hours: 20,
        frequency: 'Week',
        salary: 60_000,
      })),
    },
  });
  const [first] = plan.projects.filter(({ kind }) => kind === 'pays');
  expect(first?.opportunity).toMatchObject({ taskName: ticketTask, phase: 1 });
});

describe('a circle of dependencies', () => {
  const dependencies = (bottlenecks: string, names: readonly string[]) => {
    const { projects } = planOfAnswers({
      ...distributor,
      goals: '',
      bottlenecks,
      departments: ['Operations'],
      departmentTasks: {
        Operations: names.map((taskName) => ({
          taskName,
          teamSize: 2,
          hours: 20,
          frequency: 'Week',
          salary: 60_000,
        })),
      },
    });
    const nameOf = new Map(projects.map(({ opportunity }) => [opportunity.id, opportunity.taskName]));
    return projects.flatMap(({ opportunity, needs: needed }) =>
      needed.flatMap((id) =>
        names.includes(nameOf.get(id) ?? '') ? [`${opportunity.taskName} < ${nameOf.get(id)}`] : [],
      ),
    );
  };
  const [invoices, tickets, dispatch] = [
    'Issuing customer invoices',
    'Collecting job tickets from techs',
    'Dispatching jobs',
  ] as const;

  it('isn’t closed by what the client says last', () => {
    const said =
      'Invoices wait for job tickets. Job tickets wait for dispatching jobs. Dispatching jobs waits for customer invoices.';
    expect(dependencies(said, [invoices, tickets, dispatch]).toSorted()).toEqual([
      `${tickets} < ${dispatch}`,
      `${invoices} < ${tickets}`,
    ]);
  });

  it('isn’t closed by what the engine knows of the work', () => {
    const slips = 'Scanning delivery slips';
    expect(dependencies('', [invoices, slips])).toEqual([`${invoices} < ${slips}`]);
    expect(dependencies('Delivery slips wait for customer invoices.', [invoices, slips])).toEqual([
      `${slips} < ${invoices}`,
    ]);
  });
});
