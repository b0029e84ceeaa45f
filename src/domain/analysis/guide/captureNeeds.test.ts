import { describe, expect, it } from 'vitest';
import { distributor } from '../fixtures/distributor';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import type { OwnTaskAnswers, TaskInput } from '../types';

const invoicing = 'Issuing customer invoices';
const chasing = 'Chasing overdue payments';
const task = (taskName: string, hours: number, own: OwnTaskAnswers = {}): TaskInput => ({
  taskName,
  teamSize: 1,
  hours,
  frequency: 'Week',
  salary: 55_000,
  ...own,
});

function planWith(name: string, own?: OwnTaskAnswers) {
  const tasks = [task(invoicing, 22), task(chasing, 15), task(name, 3, own)];
  const { projects } = planOfAnswers({
    ...distributor,
    goals: '',
    bottlenecks: '',
    departments: ['Finance & Accounting'],
    departmentTasks: { 'Finance & Accounting': tasks },
  });
  const posted = projects.find(({ opportunity }) => opportunity.taskName === name);
  const standing = projects.filter(({ needs }) => posted && needs.includes(posted.opportunity.id));
  return { posted, standing: standing.map(({ opportunity }) => opportunity.taskName).toSorted() };
}

describe('work that the status of a job stands on', () => {
  const status = 'Answering order-status questions';
  const needsOf = (name: string) => {
    const { projects } = planOfAnswers({
      ...distributor,
      goals: '',
      bottlenecks: '',
      departments: ['Operations'],
      departmentTasks: { Operations: [task(status, 25), task(name, 3)] },
    });
    const wanted = projects.find(({ opportunity }) => opportunity.taskName === name)?.opportunity.id;
    const asked = projects.find(({ opportunity }) => opportunity.taskName === status);
    return wanted !== undefined && asked?.needs.includes(wanted);
  };

  it.each([
    'Job travelers (paper packet goes with every job)',
    'Updating the whiteboard',
    'Writing job cards',
    'Walking the clipboards to the office',
    'Shop packets',
  ])('comes first: %s', (name) => {
    expect(needsOf(name)).toBe(true);
  });

  it.each([
    'Booking travel for the sales team',
    'Setting up routers for customers',
    'Matching stain samples',
    'Cleaning the paint booth',
    'Job interviews',
  ])('doesn’t need %s', (name) => {
    expect(needsOf(name)).toBe(false);
  });
});

describe('work that billing or receivables stand on', () => {
  const cases = [
    ['Posting payments', [chasing]],
    ['Payment posting', [chasing]],
    ['Applying customer payments to invoices', [chasing]],
    ['Posting checks', [chasing]],
    ['Posting deposit slips', [chasing]],
    ['Scanning the mail', [chasing, invoicing]],
    ['Opening, sorting and scanning mail', [chasing, invoicing]],
    ['Posting bills of lading', [invoicing]],
    ['Collecting BOLs from drivers', [invoicing]],
    ['Delivery-slip pictures', [invoicing]],
    ['Posting slips', [invoicing]],
    ['Entering delivery tickets', [invoicing]],
  ] as const;

  it.each(cases)('is judged together with it: %s', (name, before) => {
    const { posted, standing } = planWith(name, { cases: 'alike', input: 'paper' });
    expect(standing).toEqual(before.toSorted());
    expect(posted?.kind).toBe('pays');
    expect(posted?.together).toHaveLength(before.length);
  });

  it.each(cases)('stays to be sized until its questions are answered: %s', (name, before) => {
    const { posted, standing } = planWith(name);
    expect(standing).toEqual(before.toSorted());
    expect(posted?.kind).toBe('toBeSized');
  });

  it.each([
    'Posting on Facebook',
    'Posting jobs',
    'Preparing bills of lading',
    'Running background checks on applicants',
    'Recording safety checks',
    'Entering vendor payments',
    'Sending direct mail',
    'Sorting email',
    'Filing permission slips',
    'Recording podcasts',
  ])('isn’t seen in other work: %s', (name) => {
    expect(planWith(name).standing).toEqual([]);
  });
});
