import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { printedTexts } from '../printed';
import { closingSteps } from './closingSteps';
import { planHeadline, planSummary } from './planSummary';

const { closing } = printedTexts;
const facts = {
  ai_readiness: 'beginner',
  readiness_audit: null,
  constraints: [],
  project_guides: [],
  industry: '',
  goals: '',
  bottlenecks: '',
  additional_info: '',
  opportunities: [],
  left_alone: [],
  removed: [],
};
const stepsOf = (answers: AnalysisAnswers) => {
  const plan = planOfAnswers(answers);
  return closingSteps(plan, planSummary(plan, facts).first);
};
const tasksOf = (
  department: AnalysisAnswers['departments'][number],
  hours: number,
  salary: number,
  ...names: string[]
): AnalysisAnswers => ({
  ...distributor,
  departments: [department],
  departmentTasks: {
    [department]: names.map((taskName) => ({ taskName, teamSize: 1, hours, frequency: 'Week', salary })),
  },
});
const oneTask = (hours: number) => tasksOf('Sales', hours, 40_000, 'Entering customer orders');

describe('what a report ends with', () => {
  it('looks at each project where several begin at once', () => {
    expect(stepsOf(lawOffice)).toEqual([
      closing.beginGroundwork('Generate standard agreements from deal details'),
      closing.check,
      closing.enterEach,
    ]);
  });

  it('decides on the next project where the first decides on the others', () => {
    const names = ['Processing supplier invoices', 'Issuing customer invoices'];
    const answers = tasksOf('Finance & Accounting', 3, 90_000, ...names);
    const plan = planOfAnswers(answers);
    expect(planHeadline(plan)).toContain('If it saves only the low estimate, stop there.');
    expect(planSummary(plan, facts).risks[0]).toContain(
      'Measure the first project for a month before you start the second.',
    );
    expect(stepsOf(answers).at(-1)).toBe(closing.decide);
  });

  it('counts none that waits until it is settled', () => {
    const names = ['Processing supplier invoices', 'Issuing customer invoices'];
    const answers = tasksOf('Finance & Accounting', 3, 90_000, ...names);
    const steps = stepsOf({ ...answers, additionalContext: 'No AI may touch customer invoices.' });
    expect(steps.at(-1)).toBe(closing.decideAlone);
  });

  it('begins only on a condition where all together doesn’t pay', () => {
    expect(stepsOf(oneTask(3))[0]).toMatch(/^Try “[^”]+” on a few cases before you commit to the rest\.$/u);
  });

  it('speaks of no next project where one pays', () => {
    expect(stepsOf(oneTask(20)).at(-1)).toBe(closing.decideAlone);
    expect(closing.decideAlone).not.toContain('next');
  });

  it('starts nothing that the budget doesn’t cover', () => {
    const budget = (usd: number) => ({
      ...lawOffice,
      additionalContext: `We can spend at most $${usd} this year.`,
    });
    expect(stepsOf(budget(900))).toEqual([
      expect.stringMatching(/^Decide whether you can spend more than your budget on “[^”]+” before/u),
      closing.check,
      closing.later,
    ]);
    expect(stepsOf(budget(8_000))[0]).toMatch(/^Start the groundwork for “/u);
  });

  it('starts the project itself where there is no groundwork', () => {
    const plan = planOfAnswers(lawOffice);
    const projects = plan.projects.filter(({ kind }) => kind !== 'groundwork');
    expect(closingSteps({ ...plan, projects }, [{ name: 'Invoices' }])[0]).toBe(closing.begin('Invoices'));
  });

  it('starts nothing this week where the client wants a pause', () => {
    const [begin] = closingSteps({ ...planOfAnswers(lawOffice), pause: 'in December' }, [
      { name: 'Invoices' },
    ]);
    expect(begin).toBe('Start with “Invoices” outside the pause you asked for.');
  });

  it('measures where nothing pays', () => {
    expect(stepsOf(oneTask(1))).toEqual([closing.measure, closing.check, closing.later]);
  });
});
