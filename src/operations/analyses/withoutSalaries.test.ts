import { expect, it } from 'vitest';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { taskDetails } from '@tests/factories/analysisBody';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { onePersonRisk, taskRisks } from '@/domain/analysis/guide/taskRisks';
import { withoutSalaries } from './withoutSalaries';

const invoices = 'Processing supplier invoices';
const analysis = analysisOf({
  departments: ['Finance & Accounting'],
  departmentTasks: {
    'Finance & Accounting': {
      tasks: [invoices, 'Preparing payroll'],
      taskDetails: {
        [invoices]: taskDetails({ teamSize: 3, hours: 14, salary: 71_234 }),
        'Preparing payroll': taskDetails({ teamSize: 1, hours: 6, salary: 88_888 }),
      },
    },
  },
  bottlenecks: 'Our bookkeeper earns $88,888, the others $71,234.00. Invoices cost us $5,000 in discounts.',
});
const planOf = (shown: Omit<PresentedAnalysis, 'department_tasks'> & { department_tasks: unknown }) =>
  planOfPresented(candidatesOf(shown), shown);
const oneRisk = taskRisks.find(({ risk }) => risk.startsWith(onePersonRisk));
const hidden = withoutSalaries(analysis, planOf(analysis));

it('No salary and no hourly rate is left, in fields and texts', () => {
  const text = JSON.stringify(hidden);
  for (const amount of ['71234', '71,234', '88888', '88,888', '34.25', '42.73', 'salary":', 'hourlyRate'])
    expect(text, amount).not.toContain(amount);
  for (const effort of ['teamSize', '"frequency"']) expect(text, effort).not.toContain(effort);
  expect(hidden.bottlenecks).toBe(
    'Our bookkeeper earns [salary], the others [salary]. Invoices cost us $5,000 in discounts.',
  );
  expect(hidden.opportunities.find(({ taskName }) => taskName === invoices)?.roiModel.assumptions).toMatch(
    /^2,184 hours × \[hourly rate\] × \d+% [=≈] \$[\d,]+$/,
  );
});

it('No text states that one person does the work', () => {
  const [guide, ...others] = analysis.project_guides;
  if (!guide || !oneRisk) throw new Error('No guide or no such risk');
  const { risk, answer } = oneRisk;
  const told = { ...analysis, project_guides: [{ ...guide, risk: { risk, answer } }, ...others] };
  const shown = withoutSalaries(told, planOf(told)).project_guides;
  expect(shown).toHaveLength(told.project_guides.length);
  expect(shown.map((one) => one.risk?.risk)).toEqual([undefined, ...others.map((one) => one.risk?.risk)]);
});

it('The plan is that of the owner, with the same costs and returns', () => {
  const withoutPay = (plan: ReturnType<typeof planOfPresented>) => ({
    ...plan,
    projects: plan.projects.map(({ opportunity, task, ...project }) => ({
      ...project,
      id: opportunity.id,
      taskName: task?.taskName,
    })),
  });
  expect(withoutPay(planOfPresented(candidatesOf(hidden), hidden))).toEqual(withoutPay(planOf(analysis)));
});
