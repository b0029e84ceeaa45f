import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../fixtures/anyAnswers';
import { distributor } from '../fixtures/distributor';
import { lawOffice } from '../fixtures/lawOffice';
import { planOfAnswers } from '../fixtures/planOfAnswers';
import { dataSourceGroups } from '../catalogue/dataSources';
import type { AnalysisAnswers } from '../types';
import type { AnalysisPlan } from './analysisPlan';
import { firstProjects } from './firstProjects';
import { calendarPlanOf, planCalendar } from './planCalendar';

/** A small firm with few tasks: what pays there seldom pays for certain. */
const anySmallFirm = fc
  .tuple(
    fc.subarray(['Issuing customer invoices', 'Chasing overdue payments', 'Processing supplier invoices'], {
      minLength: 2,
    }),
    fc.integer({ min: 6, max: 24 }),
  )
  .map(([names, quarters]): AnalysisAnswers => ({
    ...distributor,
    departments: ['Finance & Accounting'],
    dataTypes: dataSourceGroups.flatMap(({ sources }) => [...sources]),
    departmentTasks: {
      'Finance & Accounting': names.map((taskName) => ({
        taskName,
        teamSize: 1,
        hours: quarters / 4,
        frequency: 'Week',
        salary: 90_000,
      })),
    },
  }));

const payingIn = (plan: AnalysisPlan) =>
  planCalendar(plan, plan.ownDays.aMonth).filter(({ project }) => project.kind === 'pays');

describe('a plan that isn’t sure to pay', () => {
  it('lets the first project that pays end before another one begins, and lists that one first', () => {
    let several = 0;
    fc.assert(
      fc.property(fc.oneof(anySmallFirm, anyAnswers), (answers) => {
        const plan = planOfAnswers(answers);
        if (!plan.returns || plan.returns.verdict === 'sure') return;
        const [first, ...others] = payingIn(plan);
        if (!first) return;
        several += others.length > 0 ? 1 : 0;
        for (const { startDay } of others) expect(startDay).toBeGreaterThanOrEqual(first.endDay);
        expect(firstProjects(plan)[0]).toEqual(first.project);
      }),
    );
    expect(several).toBeGreaterThan(0);
  });

  it('is scheduled alike from what a page holds of it', () => {
    fc.assert(
      fc.property(anySmallFirm, (answers) => {
        const plan = planOfAnswers(answers);
        const days = (calendar: readonly { startDay: number; endDay: number }[]) =>
          calendar.map(({ startDay, endDay }) => [startDay, endDay]);
        expect(days(planCalendar(calendarPlanOf(plan), 4))).toEqual(days(planCalendar(plan, 4)));
      }),
    );
  });
});

it('a plan that pays for certain may begin several at once', () => {
  const plan = planOfAnswers(lawOffice);
  expect(plan.returns?.verdict).toBe('sure');
  const [first, second] = payingIn(plan);
  expect(second?.startDay).toBeLessThan(first?.endDay ?? 0);
});
