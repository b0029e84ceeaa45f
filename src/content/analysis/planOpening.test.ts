import { describe, expect, it } from 'vitest';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { planCalendar } from '@/domain/analysis/plan/planCalendar';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { planHeadline, planSummary, type SummarizedAnswers } from './planSummary';
import { planTexts } from './planTexts';
import { listedReturn } from './projectNotes';

const assumed: SummarizedAnswers = {
  ai_readiness: 'intermediate',
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

describe('the opening of a plan', () => {
  it.each([
    [
      10_000,
      'Start with “Score and route inbound leads within minutes.” Seven more projects are worth doing after it.',
      / Your budget of \$10,000 covers “Score and route inbound leads within minutes” in the first year \(up to \$9,660\)\. “Generate standard agreements from deal details” and six others wait\. You named “.+” “Create invoices as soon as work is complete” answers it, but costs up to \$14,814 with its groundwork\.$/u,
    ],
    [
      200_000,
      'Start with “Generate standard agreements from deal details.” Seven more projects are worth doing after it.',
      / In the first year it costs up to \$106,859, within your budget of \$200,000\.$/u,
    ],
    [
      900,
      '“Generate standard agreements from deal details” is worth doing, but your budget doesn’t cover it yet.',
      /^With all that it needs, it costs up to \$[\d,]+ in the first year\. Your budget is \$900\. None of the other projects fits it either\.$/u,
    ],
  ])('says at once what a budget covers: %i', (budgetUsd, title, verdict) => {
    const additionalContext = `${lawOffice.additionalContext} We can spend at most $${budgetUsd} this year.`;
    const plan = planOfAnswers({ ...lawOffice, additionalContext });
    const summary = planSummary(plan, assumed);
    expect([summary.title, summary.verdict]).toEqual([title, expect.stringMatching(verdict)]);
    expect(planHeadline(plan)).toContain(summary.verdict);
    const [begins] = planCalendar(plan, plan.ownDays.aMonth).filter(({ project }) => project.kind === 'pays');
    expect(title).toContain(`“${begins?.project.opportunity.name ?? ''}`);
    expect(summary.first).toHaveLength(budgetUsd === 10_000 ? 1 : 3);
    expect(summary.firstTitle).toBe(budgetUsd < 10_000 ? planTexts.laterTitle : planTexts.firstTitle);
  });

  it('names only the groundwork of the first phase and of the first projects', () => {
    const plan = planOfAnswers(lawOffice);
    const [groundwork] = plan.projects.filter(({ kind }) => kind === 'groundwork');
    if (!groundwork) throw new Error('no groundwork');
    const opportunity = {
      ...groundwork.opportunity,
      id: 'later',
      name: 'Later groundwork',
      phase: 3 as const,
    };
    const later = { ...plan, projects: [...plan.projects, { ...groundwork, opportunity }] };
    expect(planSummary(later, assumed).before).toBe(planSummary(plan, assumed).before);
    const projects = later.projects.map((project) => ({ ...project, needs: ['later'] }));
    expect(planSummary({ ...plan, projects }, assumed).before).toContain('“Later groundwork”');
  });

  it('asks whether tasks that look like the same work are', () => {
    const task = (taskName: string, hours: number) =>
      ({ taskName, teamSize: 3, hours, frequency: 'Week', salary: 60_000 }) as const;
    const tasks = [task('Issuing customer invoices', 10), task('Invoicing', 9)];
    const plan = planOfAnswers({ ...lawOffice, departmentTasks: { 'Finance & Accounting': tasks } });
    const question =
      'Is “Invoicing” the same work as “Issuing customer invoices”? If so, its hours count twice. Run a new analysis with one of them.';
    expect(planSummary(plan, assumed).risks).toContain(question);
    expect(plan.projects.filter(({ kind }) => kind === 'pays')).toHaveLength(2);
    const elsewhere = planOfAnswers({
      ...lawOffice,
      departmentTasks: { 'Finance & Accounting': [tasks[0]], Operations: [tasks[1]] },
    } as AnalysisAnswers);
    expect(planSummary(elsewhere, assumed).risks.join(' ')).not.toContain('same work');
  });

  it('marks what was put back', () => {
    const plan = planOfAnswers(lawOffice);
    const projects = plan.projects.map((project) => ({ ...project, ruledOut: '“No.”' }));
    const { first } = planSummary({ ...plan, projects }, assumed);
    expect(first[0]?.steps).toContain('You put it back into the plan.');
    expect(projects.map((project) => listedReturn(plan, project).note)).toContain('put back by you');
  });
});
