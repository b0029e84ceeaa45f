import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { firstProjects, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { calendarPlanOf, planCalendar } from '@/domain/analysis/plan/planCalendar';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { printedTexts } from '../printed';
import { calendarTexts } from './calendarTexts';
import { closingSteps } from './closingSteps';
import { planOfPresented } from './planOfPresented';
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
  const plan = planOfPresented(
    {
      departmentTasks: readDepartmentTasks(analysis.department_tasks),
      opportunities: readOpportunities(analysis.opportunities),
    },
    analysis,
  );
  return { analysis, plan, summary: planSummary(plan, analysis) };
}

describe('work that a client rules out for software', () => {
  const free = planOfAnswers(saying(''));
  const held = planOfAnswers(saying(said));

  it('waits, in words and calendar alike', () => {
    expect(named(free, orders)?.opportunity.phase).toBe(1);
    expect(inCalendar(free)).toContain(orders);
    const project = named(held, orders);
    expect(project?.opportunity.phase).toBe(2);
    expect(project?.opportunity.description).toContain(
      `It waits for phase 2, and there until it is settled in writing where software’s part ends, because you wrote: “${said}”`,
    );
    expect(project?.opportunity.description).not.toContain('Start here');
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

  it('changes no sum of money or hours', () => {
    expect(named(held, orders)?.kind).toBe('pays');
    expect(held.returns).toEqual(free.returns);
    expect(held.savedHours).toEqual(free.savedHours);
  });

  it('is read alike from the answer of the API, which names it', () => {
    const { plan, analysis, summary } = presented(saying(said));
    expect(inCalendar(plan)).toEqual(inCalendar(held));
    const { projects } = calendarPlanOf(plan);
    expect(planCalendar({ constraints: [], projects }, 4)).toHaveLength(inCalendar(held).length);
    expect(summary.constraints).toEqual([
      expect.stringMatching(
        /^You wrote: “AI must not enter customer orders\.” .+ Here that is “Turn emailed orders into system entries”: in no month/u,
      ),
    ]);
    const guide = analysis.project_guides.find(({ ruledOut }) => ruledOut);
    expect(guide?.firstStep).toBe(
      `Write down with us which part of this work stays with people, and where software’s part ends, because you wrote: “${said}”`,
    );
    expect(calendarTexts.waiting([orders])).toMatch(
      /^In no month of this calendar, whatever the phase: “Turn emailed/u,
    );
  });

  it('is said to hold nothing back where it names none of the tasks', () => {
    const words = 'Nobody but our lawyers touches client files.';
    const { plan, summary } = presented(saying(words));
    expect(inCalendar(plan)).toEqual(inCalendar(free));
    expect(summary.constraints).toEqual([expect.stringContaining(planTexts.holdsNone)]);
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
    const waiting = plan.projects.filter(({ ruledOut }) => ruledOut);
    expect(waiting.map((project) => project.task?.taskName)).toEqual([taskName]);
  });

  it.each([
    ['Hiring has to stay with people.', 'Screening résumés and applications'],
    ['Decisions about applicants must be made by a human.', 'Screening résumés and applications'],
    ['No AI in recruiting.', 'Screening résumés and applications'],
    ['Who gets hired must be decided by people.', 'Screening résumés and applications'],
    ['Humans must approve every refund.', 'Processing returns and refunds'],
    ['Refunds need human approval.', 'Processing returns and refunds'],
  ])('puts the decision of people into the guide: %s', (words, taskName) => {
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
    const guide = analysis.project_guides.find(({ ruledOut }) => ruledOut);
    expect(guide?.firstStep).toContain(`which part of this work stays with people`);
    expect(guide?.firstStep).toContain(words);
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

  it('takes no room from other work, and goes before none', () => {
    const orderTasks = distributor.departmentTasks.Sales ?? [];
    const quotes = { ...orderTasks[0], taskName: 'Preparing quotes' } as (typeof orderTasks)[number];
    const departmentTasks = { ...distributor.departmentTasks, Sales: [...orderTasks, quotes] };
    const plan = planOfAnswers({ ...saying(said), departmentTasks });
    for (const { opportunity } of plan.projects)
      expect(opportunity.description).not.toMatch(
        /“Turn emailed orders into system entries” (?:goes|and .+ go) first/u,
      );
  });

  it('is named beside the verdict, and isn’t what software is tried on', () => {
    const plan = planOfAnswers(saying(`${said} Our staff do not trust AI.`));
    expect(planSummary(plan, presented(saying(said)).analysis).verdict).toContain(
      `This counts “${orders}”, which you keep away from software`,
    );
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
    expect(summary.verdict).toBe(planTexts.verdicts.ruledOut);
    expect(summary.verdict).toMatch(/^Nothing that pays begins yet, at most its groundwork: /u);
    expect(summary.first).toEqual([]);
    expect(plan.projects.filter(({ kind }) => kind === 'pays')).toHaveLength(1);
    expect(closingSteps(plan, summary.first)).toEqual([
      printedTexts.closing.settle,
      printedTexts.closing.check,
      printedTexts.closing.settled,
    ]);
  });
});
