import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { headlineOpportunities, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { firstProjects } from '@/domain/analysis/plan/firstProjects';
import { planCalendar } from '@/domain/analysis/plan/planCalendar';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { candidatesOf, planOfPresented } from './planOfPresented';
import { planSummary } from './planSummary';
import { planTexts } from './planTexts';
import { presentedAnswers } from './presentedAnswers';

const orders = 'Turn emailed orders into system entries';
const said = 'AI must not enter customer orders.';
const saying = (words: string): AnalysisAnswers => ({ ...distributor, additionalContext: words });

const named = (plan: AnalysisPlan, name: string) =>
  plan.projects.find(({ opportunity }) => opportunity.name === name);
const inCalendar = (plan: AnalysisPlan) =>
  planCalendar(plan, plan.ownDays.aMonth).map(({ project }) => project.opportunity.name);
/** Parses it as the browser, files and shared links do. */
function presented(answers: AnalysisAnswers) {
  const analysis = presentedAnswers(answers, '2026-01-02T03:04:05.000Z');
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  return { analysis, plan, summary: planSummary(plan, analysis) };
}

describe('work that a client rules out for software', () => {
  const free = planOfAnswers(saying(''));
  const held = planOfAnswers(saying(said));

  it('is removed from opportunities, phases and calendar, and can be put back', () => {
    expect(named(free, orders)?.opportunity.phase).toBe(1);
    expect(inCalendar(free)).toContain(orders);
    const project = named(held, orders);
    expect(project?.kind).toBe('removed');
    expect(project?.opportunity.description).toContain(`You told us: “${said}”`);
    expect(headlineOpportunities(held).map(({ name }) => name)).not.toContain(orders);
    expect(inCalendar(held)).not.toContain(orders);
    expect(firstProjects(held).map(({ opportunity }) => opportunity.name)).not.toContain(orders);
  });

  it('lets something else begin, and holds nothing else back', () => {
    expect(firstProjects(held).some(({ kind }) => kind === 'pays')).toBe(true);
    expect(inCalendar(held).toSorted()).toEqual(
      inCalendar(free)
        .filter((name) => name !== orders)
        .toSorted(),
    );
  });

  it('counts in no sum of money or hours', () => {
    const project = named(free, orders);
    expect(project?.kind).toBe('pays');
    expect(held.returns?.cases.expected.savingsUsd).toBe(
      (free.returns?.cases.expected.savingsUsd ?? 0) - (project?.returns?.cases.expected.savingsUsd ?? 0),
    );
    expect(held.savedHours.expected).toBe(
      free.savedHours.expected - (project?.opportunity.roiModel.range?.expected.savedHours ?? 0),
    );
  });

  it('is read alike from the answer of the API, which names it', () => {
    const { plan, analysis, summary } = presented(saying(said));
    expect(inCalendar(plan)).toEqual(inCalendar(held));
    expect(analysis.removed.map(({ name }) => name)).toEqual([orders]);
    expect(analysis.opportunities.map(({ name }) => name)).not.toContain(orders);
    const id = analysis.removed[0]?.id;
    expect(summary.told).toEqual([
      {
        text: `You told us “${said}” We left out “${orders}” ($41,250 a year).`,
        removes: [id],
        putBack: [],
      },
    ]);
    expect(analysis.project_guides.some(({ opportunityId }) => opportunityId === id)).toBe(false);
  });

  it.each([
    'Nobody but our lawyers touches client files.',
    'A licensed surveyor (PLS) must sign and review every plat and legal description; that may never be automated.',
  ])('is to be checked where it names none of the tasks: %s', (words) => {
    const { plan, summary } = presented(saying(words));
    expect(inCalendar(plan)).toEqual(inCalendar(free));
    expect(summary.told).toEqual([{ text: planTexts.toCheck([`“${words}”`]), removes: [], putBack: [] }]);
  });

  it('is to be checked beside one that removes a project', () => {
    const words = 'Nobody but our lawyers touches client files.';
    const { summary } = presented(saying(`${said} ${words}`));
    expect(summary.told.map(({ text }) => text)).toEqual([
      `You told us “${said}” We left out “${orders}” ($41,250 a year).`,
      planTexts.toCheck([`“${words}”`]),
    ]);
  });

  it.each([
    ['No AI in hiring.', 'Screening résumés and applications'],
    ['No robot on the phone, patients hate that.', 'Answering the phone and taking messages'],
    ['AI must not grade.', 'Grading essays'],
    ['AI must not do the phone or payroll.', 'Answering the phone and taking messages'],
    ['No AI for client copy.', 'Writing blog posts and articles'],
  ])('is known by a single word: %s', (words, taskName) => {
    const task = { taskName, teamSize: 20, hours: 20, frequency: 'Week', salary: 60_000 } as const;
    const { departmentTasks } = distributor;
    const { plan } = presented({
      ...saying(words),
      departmentTasks: { ...departmentTasks, Sales: [...(departmentTasks.Sales ?? []), task] },
    });
    const removed = plan.projects.filter(({ ruledOut }) => ruledOut);
    expect(removed.map(({ kind, opportunity }) => [kind, opportunity.taskName])).toEqual([
      ['removed', taskName],
    ]);
  });

  it.each([
    ['Hiring has to stay with people.', 'Screening résumés and applications'],
    ['Decisions about applicants must be made by a human.', 'Screening résumés and applications'],
    ['No AI in recruiting.', 'Screening résumés and applications'],
    ['Who gets hired must be decided by people.', 'Screening résumés and applications'],
    ['Humans must approve every refund.', 'Processing returns and refunds'],
    ['Refunds need human approval.', 'Processing returns and refunds'],
  ])('removes the work, which has no guide: %s', (words, taskName) => {
    const task = { taskName, teamSize: 20, hours: 20, frequency: 'Week', salary: 60_000 } as const;
    const { departmentTasks } = distributor;
    const { plan, analysis } = presented({
      ...saying(words),
      departmentTasks: { Sales: [...(departmentTasks.Sales ?? []), task] },
    });
    const [waiting, ...others] = plan.projects.filter(({ ruledOut }) => ruledOut);
    expect(others).toEqual([]);
    expect(waiting?.task?.taskName).toBe(taskName);
    expect(inCalendar(plan)).not.toContain(waiting?.opportunity.name);
    expect(waiting?.kind).toBe('removed');
    expect(analysis.removed.map(({ taskName: removed }) => removed)).toEqual([taskName]);
  });

  it.each([
    'Hiring does not have to stay with people.',
    'Humans no longer have to approve every refund.',
    'A person has to approve every refund, which takes days.',
    'Our competitors say that hiring decisions must be made by a human.',
    'Hiring takes until the summer.',
    'Refunds must go out the same day.',
  ])('leaves alone what nobody keeps for people: %s', (words) => {
    const task = (taskName: string) =>
      ({ taskName, teamSize: 20, hours: 20, frequency: 'Week', salary: 60_000 }) as const;
    const { plan } = presented({
      ...saying(words),
      departmentTasks: {
        ...distributor.departmentTasks,
        Sales: [task('Screening résumés and applications'), task('Processing returns and refunds')],
      },
    });
    expect(plan.projects.filter(({ ruledOut }) => ruledOut)).toEqual([]);
  });

  it.each([
    'AI must not answer the phone, and entering customer orders takes us two days a week.',
    'No AI in the shop, no online booking, everything is paper.',
    'Our contracts say that AI must not see client drawings.',
    'AI must not copy our recipes.',
    'Only the owner may approve invoices, so payments wait for weeks.',
    'Nobody but Ed touches supplier invoices, so they pile up when he is ill.',
  ])('holds nothing back of which something else is said: %s', (words) => {
    const { plan } = presented(saying(words));
    expect(plan.projects.filter(({ ruledOut }) => ruledOut)).toEqual([]);
  });

  it('is a trouble where it is one', () => {
    const bottlenecks =
      'AI must not answer the phone, and entering customer orders takes us two days a week.';
    const { analysis } = presented({ ...saying(''), bottlenecks });
    const guide = analysis.project_guides.find(({ because }) => because !== undefined);
    expect(guide?.because?.words).toContain('entering customer orders');
  });

  it('isn’t what software is tried on', () => {
    const plan = planOfAnswers(saying(`${said} Our staff do not trust AI.`));
    const test = plan.projects.find(({ opportunity }) => opportunity.name.startsWith('Prove it'));
    expect(test?.opportunity.description).toContain('20 finished cases');
    expect(test?.opportunity.description).not.toContain('Entering customer orders');
    expect(named(plan, orders)?.needs).not.toContain(test?.opportunity.id);
  });

  it('leaves nothing to begin where it is all that pays', () => {
    const only = {
      ...saying(said),
      departmentTasks: {
        Sales: distributor.departmentTasks.Sales?.filter(
          ({ taskName }) => taskName === 'Entering customer orders',
        ),
      },
    } as AnalysisAnswers;
    const { plan, summary } = presented(only);
    expect(summary.title).toBe(planTexts.titles.removed);
    expect(summary.verdict).toBe(planTexts.verdicts.removed);
    expect(summary.first).toEqual([]);
    expect(summary.facts[0]?.value).toBe('$0');
    expect(plan.projects.filter(({ kind }) => kind === 'pays')).toEqual([]);
  });
});
