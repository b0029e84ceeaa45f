import { describe, expect, it } from 'vitest';
import { countedTasks } from '@/domain/analysis/countedTasks';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { headlineOpportunities, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { planCalendar } from '@/domain/analysis/plan/planCalendar';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { assumptionOf, whatIf } from '@/domain/analysis/whatIf';
import { candidatesOf, planOfPresented } from './planOfPresented';
import { planSummary } from './planSummary';
import { presentedAnswers } from './presentedAnswers';

const taskName = 'Screening résumés and applications';
const title = 'Summarize applications against the stated criteria';
const few = { teamSize: 1, hours: 1 };
/** Fewer people than make a project more complex: the what-if leaves the complexity as it was. */
const many = { teamSize: 15, hours: 40 };

/** A firm that screens applications, which pays off to automate for many hours but not for few. */
const answersOf = (effort: typeof few, additionalContext: string): AnalysisAnswers => ({
  ...distributor,
  departments: [...distributor.departments, 'Human Resources (HR)'],
  departmentTasks: {
    ...distributor.departmentTasks,
    'Human Resources (HR)': [{ taskName, ...effort, frequency: 'Week', salary: 60_000 }],
  },
  additionalContext,
});

/** The plan for few hours from the API, and for many hours from the what-if. */
function tried(additionalContext: string) {
  const analysis = presentedAnswers(answersOf(few, additionalContext), '2026-01-02T03:04:05.000Z');
  const read = candidatesOf(analysis);
  const assumptions = countedTasks(read)
    .filter((counted) => counted.task.taskName === taskName)
    .map((counted) => [counted.id, { ...assumptionOf(counted), ...many }] as const);
  const changed = whatIf(read, new Map(assumptions));
  return {
    analysis,
    read: changed,
    before: planOfPresented(read, analysis),
    after: planOfPresented(changed, analysis),
  };
}

const screening = ({ projects }: AnalysisPlan) =>
  projects.find(({ opportunity }) => opportunity.name === title);
const inCalendar = (plan: AnalysisPlan) =>
  planCalendar(plan, plan.ownDays.aMonth).map(({ project }) => project.opportunity.name);

describe('a task that becomes worth doing with other numbers', () => {
  const ruledOut = 'No AI in hiring.';

  it('begins where nothing holds it back', () => {
    const { before, after } = tried('');
    expect(screening(before)?.kind).toBe('leaveAlone');
    expect(screening(after)?.kind).toBe('pays');
    expect(inCalendar(after)).toContain(title);
  });

  it.each([
    ruledOut,
    'Hiring has to stay with people.',
    'AI must not screen applicants.',
    'Decisions about applicants must be made by a human.',
    'No AI in recruiting.',
    'Keep AI away from hiring.',
    'Keep AI out of recruiting.',
    'Never let software decide who gets hired.',
    'We do not want AI in recruiting.',
    'We will not let AI screen applicants.',
    'Applicants must never be ranked by an algorithm.',
    'Who gets hired must be decided by people.',
    'Recruiting must remain with humans.',
    'The council forbids AI in hiring.',
    'AI is off limits in recruiting.',
    'hiring has to stay with poeple.',
  ])('is removed by what was ruled out, as in a fresh analysis: %s', (words) => {
    const { before, after } = tried(words);
    const fresh = planOfAnswers(answersOf(many, words));
    expect([before, after, fresh].map((plan) => screening(plan)?.kind)).toEqual(Array(3).fill('removed'));
    expect(screening(fresh)?.ruledOut).toBe(`“${words}”`);
    expect(screening(after)?.ruledOut).toBe(screening(fresh)?.ruledOut);
    expect(inCalendar(fresh)).not.toContain(title);
    expect(inCalendar(after)).not.toContain(title);
    expect(headlineOpportunities(after).map(({ name }) => name)).not.toContain(title);
    expect(after.returns?.cases.expected.savingsUsd).toBe(before.returns?.cases.expected.savingsUsd);
  });

  it.each([
    'The union has to agree to any change.',
    'Our people fear for their jobs.',
    'Clients forbid us to upload their data.',
  ])('stands on what a fresh analysis has it stand on: %s', (words) => {
    const namesOf = (plan: AnalysisPlan) =>
      screening(plan)?.needs.map(
        (need) => plan.projects.find(({ opportunity }) => opportunity.id === need)?.opportunity.name,
      );
    const { after } = tried(words);
    const fresh = planOfAnswers(answersOf(many, words));
    expect(screening(after)?.kind).toBe('pays');
    expect(namesOf(after)).toEqual(expect.arrayContaining(namesOf(fresh) ?? []));
    expect(namesOf(fresh)).not.toEqual([]);
    expect(after.constraints).toEqual(fresh.constraints);
    expect(screening(after)?.investment).toEqual(screening(fresh)?.investment);
  });

  it('counts once the client puts it back', () => {
    const { analysis, read, after } = tried(ruledOut);
    const [removed] = analysis.removed;
    expect(removed?.name).toBe(title);
    expect(planSummary(after, analysis).told).toEqual([
      { text: expect.stringContaining(`We left out “${title}”`), removes: [removed?.id], putBack: [] },
    ]);
    const putBack = planOfPresented(read, { ...analysis, put_back: [removed?.id ?? ''] });
    expect(screening(putBack)?.kind).toBe('pays');
    expect(inCalendar(putBack)).toContain(title);
    expect(planSummary(putBack, analysis).told).toEqual([
      { text: expect.stringContaining(`You put “${title}” back`), removes: [], putBack: [removed?.id] },
    ]);
  });

  it('is removed whether or not it would pay, and changes no sum where it wouldn’t', () => {
    const { before } = tried(ruledOut);
    expect(screening(before)?.kind).toBe('removed');
    expect(before.returns).toEqual(tried('').before.returns);
  });

  it.each([
    'We do not forbid AI in hiring.',
    'Hiring does not have to stay with people.',
    'Our competitors say that applicants must be judged by a human.',
    'Hiring decisions used to need human approval.',
    'AI must not answer the phone.',
  ])('is held back by no rule that is denied, over, or about other work: %s', (words) => {
    expect(inCalendar(tried(words).after)).toContain(title);
  });
});
