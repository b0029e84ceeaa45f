import { describe, expect, it } from 'vitest';
import { planOfAnswers } from './fixtures/planOfAnswers';
import { distributor } from './fixtures/distributor';
import { leftAs } from './leftAs';
import type { TaskInput } from './types';

const costing = { dayRateUsd: 1_200, isOnOwnMachines: false };
const task = (taskName: string, other: Partial<TaskInput> = {}): TaskInput => ({
  taskName,
  teamSize: 2,
  hours: 12,
  frequency: 'Week',
  salary: 40_000,
  ...other,
});
const byHand = 'People do this by hand.';

describe('work that is left as it is', () => {
  it.each([
    'Boot and pack fitting on the floor',
    'Fitting boots',
    'changing the office key box codes',
    'Counting the donation jars',
    'Driving between the two shops',
    'Cleaning the exam rooms',
    'Stocking shelves',
    'Moving furniture',
    'Delivering parts to job sites',
    'Greeting visitors',
    'Key handovers',
    'Treating patients',
    'Measuring kitchens',
    'Sanding doors',
  ])('is done by hand: %s', (name) => {
    expect(leftAs(task(name), costing)).toBe(byHand);
    expect(leftAs(task(name, { cases: 'alike', input: 'paper' }), costing)).toBe(byHand);
  });

  it.each([
    'Assembling bid packages',
    'Digging through PDFs for specs',
    'Driving engagement on social media',
    'Cleaning CAD drawings',
    'Treating complaints',
    'Emailing quotes for welding jobs',
    'Examining invoices for errors',
    'Cleaning up wrong stock on the web site',
    'Cleaning customer data',
    'Cleaning the mailing list',
    'Scheduling cleaning crews',
    'Dispatching and moving jobs when a tech calls out',
    'Delivering monthly reports',
    'Driving traffic to the web site',
    'Planning delivery routes',
    'Handing out paper forms',
    'Counting and reconciling inventory',
    'Answering calls about cleaning',
    'Receiving: packing slips against the PO, fixing counts',
    'Talking with grieving families',
    'Writing asylum declarations',
    'Checking in deliveries',
    'Recruiting seasonal help for fitting boots',
  ])('isn’t work of the hand: %s', (name) => {
    expect(leftAs(task(name), costing)).toBeUndefined();
  });

  it('is what no setup could pay for, at the wage and the day rate', () => {
    const reviews = task('answering Google reviews', { teamSize: 1, hours: 2, frequency: 'Month' });
    expect(leftAs(reviews, costing)).toBe('Too small to pay for setup: 24 hours a year.');
    expect(leftAs({ ...reviews, hours: 1 }, costing)).toBe('Too small to pay for setup: 12 hours a year.');
    expect(leftAs({ ...reviews, hours: 20 }, costing)).toBeUndefined();
    expect(leftAs({ ...reviews, salary: 300_000 }, costing)).toBeUndefined();
    expect(leftAs({ ...reviews, hours: 20 }, { ...costing, dayRateUsd: 6_000 })).toMatch(/^Too small/u);
  });

  it('has known figures once the questions are answered, or the catalogue knows it', () => {
    const small = { teamSize: 1, hours: 1, frequency: 'Month' } as const;
    expect(
      leftAs(task('Keeping track of licenses', { ...small, cases: 'alike', input: 'files' }), costing),
    ).toBeUndefined();
    expect(leftAs(task('Processing supplier invoices', small), costing)).toBeUndefined();
  });

  it('stands in no total, has no price, asks nothing, and says no stock sentence', () => {
    const { projects } = planOfAnswers({
      ...distributor,
      bottlenecks: '',
      goals: '',
      departments: ['Customer Service'],
      departmentTasks: {
        'Customer Service': [task('Fitting boots', { cases: 'similar' }), task('Alpha matters')],
      },
    });
    const [left] = projects.filter(({ kind }) => kind === 'leaveAlone');
    expect(left).toMatchObject({ leftAs: byHand, investment: { oneTimeUsd: { low: 0, high: 0 } } });
    expect(left?.opportunity.description).toBe(byHand);
    expect(left?.opportunity.roiModel).toMatchObject({ calculatedSavings: 'TBD', assumptions: byHand });
  });
});
