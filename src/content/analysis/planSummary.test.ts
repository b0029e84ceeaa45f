import { describe, expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { bakery } from '@/domain/analysis/fixtures/firms/bakery';
import { dataSourceGroups } from '@/domain/analysis/catalogue/dataSources';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { readConstraints } from '@/domain/analysis/constraints/readConstraints';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { projectGuides } from '@/domain/analysis/guide/projectGuides';
import { analysisPlan, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { AnalysisAnswers, TaskInput } from '@/domain/analysis/types';
import { planOfPresented } from './planOfPresented';
import { planHeadline, planSummary, type SummarizedAnswers } from './planSummary';
import { basisSentences, kindNote } from './projectNotes';

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
const summaryOf = (answers: AnalysisAnswers, dayRateUsd: number | null = null, readiness = assumed) =>
  planSummary(planOfAnswers(answers, dayRateUsd), readiness);
const oneTask = (hours: number, teamSize = 1): AnalysisAnswers => ({
  ...distributor,
  departments: ['Sales'],
  departmentTasks: {
    Sales: [{ taskName: 'Entering customer orders', teamSize, hours, frequency: 'Week', salary: 40_000 }],
  },
});

/** Two projects pay, but not at the low estimate. */
const unsureFirm: AnalysisAnswers = {
  ...distributor,
  departments: ['Finance & Accounting'],
  dataTypes: dataSourceGroups.flatMap(({ sources }) => [...sources]),
  departmentTasks: {
    'Finance & Accounting': ['Issuing customer invoices', 'Chasing overdue payments'].map((taskName) => ({
      taskName,
      teamSize: 1,
      hours: 3,
      frequency: 'Week',
      salary: 90_000,
    })),
  },
};

it.each([
  ['Offices of Lawyers', 'bill the time'],
  ['Full-Service Restaurants', 'take on more work'],
])('says what saved hours are good for: %s', (industry, use) => {
  const { risks } = summaryOf({ ...distributor, additionalContext: '' }, null, { ...assumed, industry });
  expect(risks.at(-1)).toContain(`or ${use}. `);
  const words = '“Nobody loses hours over this.”';
  const constraints = [{ kind: 'jobs' as const, words, effect: '' }];
  const kept = summaryOf(distributor, null, { ...assumed, industry, constraints });
  expect(kept.risks.at(-1)).toMatch(/^Nobody is to lose work over this, /u);
});

describe('the summary of a plan', () => {
  it('leads with the expected savings, and puts the range and the low estimate beside it', () => {
    const { title, verdict, facts, before, first, risks } = summaryOf(lawOffice);
    expect(title).toBe(
      'Start with “Generate standard agreements from deal details.” Seven more projects are worth doing after it.',
    );
    expect(verdict).toBe('Even at the low estimate, the plan pays for itself in about 7 months of running.');
    expect(facts.map(({ label, value, note }) => `${label}: ${value} (${note})`)).toEqual([
      'Potential Savings: $223,383 (a year, expected. Likely range $167,865 to $262,162)',
      'Hours Saved: 4,162 hrs (a year)',
      'Setup cost: $31,183 to $67,403 (at an assumed $1,200 a day)',
      'Yearly cost: $3,732 to $39,456 (a year)',
      'Payback: 3 months (at the low estimate: 7 months)',
    ]);
    expect(first[0]).toEqual({
      id: expect.any(String),
      name: 'Generate standard agreements from deal details',
      facts: '$100,800 a year, paid back in 1 month of running.',
      steps: [],
      firstStep: '',
    });
    expect(before).toMatch(/^Before you start: “Agree on safe use before the first AI tool”, /u);
    expect(first).toHaveLength(3);
    expect(risks).toHaveLength(4);
    expect(risks[0]).toBe(
      'If only half the hours are saved, the plan pays back in 7 months instead of 3 months. Measure the hours of each project before it starts and three months later.',
    );
  });

  it('says that doing nothing is right where nothing pays, with 0 as the headline', () => {
    const { title, verdict, facts, first, risks } = summaryOf(oneTask(1));
    expect(title).toBe('Leave things as they are for now.');
    expect(verdict).toBe('The task you listed would cost more to automate than it saves in three years.');
    expect(facts.map(({ value }) => value)).toEqual(['$0', '0 hrs']);
    expect([first, risks]).toEqual([[], []]);
  });

  it('asks for what is missing where tasks are to be sized', () => {
    const own = (...names: string[]): AnalysisAnswers => ({
      ...oneTask(8),
      departmentTasks: {
        Sales: names.map((taskName) => ({
          taskName,
          teamSize: 2,
          hours: 5,
          frequency: 'Week',
          salary: 50_000,
        })),
      },
    });
    expect(summaryOf(own('Feeding the cats')).title).toBe(
      'One task looks promising. We can size it once its questions are answered.',
    );
    const { title, verdict, facts } = summaryOf(own('Feeding the cats', 'Polishing the brass'));
    expect(title).toBe('Two tasks look promising. We can size them once their questions are answered.');
    expect(verdict).toBe('Until then we count no savings for it.');
    expect(facts[0]?.value).toBe('$0');
  });

  it('speaks of one project where one pays', () => {
    const small = summaryOf(oneTask(3));
    expect(small.title).toBe('Try “Turn emailed orders into system entries” before you commit to the rest.');
    expect(small.verdict).toBe(
      'You named it: “Orders come by email as PDF and are typed in by hand.” The project earns back what it costs. Together with its groundwork it doesn’t, within three years.',
    );
    const { verdict, risks } = summaryOf(oneTask(8));
    expect(verdict).toMatch(/so start with a few cases\.$/u);
    expect(risks[0]).toMatch(
      / Measure the hours of each project before it starts and three months later\.$/u,
    );
  });

  it('measures the first project before the second where it decides on the others', () => {
    const plan = planOfAnswers(unsureFirm);
    expect(plan.returns?.verdict).toBe('likely');
    expect(planSummary(plan, assumed).risks[0]).toMatch(
      / Measure the first project for a month before you start the second\.$/u,
    );
  });

  it('says that half of much still pays back as soon, and that half of little doesn’t', () => {
    expect(summaryOf(oneTask(30, 50)).risks[0]).toMatch(
      /^If only half the hours are saved, the plan still pays back in 1 month\. /u,
    );
    expect(summaryOf(oneTask(3)).risks[0]).toMatch(
      /^If only half the hours are saved, the plan doesn’t pay back within three years\. /u,
    );
  });

  it('warns where one of several projects carries the plan', () => {
    const { departmentTasks } = lawOffice;
    const [review, drafting] = departmentTasks['Legal & Compliance'] ?? [];
    const both = [review, { ...drafting, teamSize: 40 }] as TaskInput[];
    const { risks } = summaryOf({ ...lawOffice, departmentTasks: { 'Legal & Compliance': both } });
    expect(risks[1]).toMatch(/^8\d% of the savings come from “Generate standard agreements/u);
  });

  it('points at nothing in its headline, which stands alone', () => {
    const none = planHeadline(planOfAnswers(oneTask(1)));
    expect(none).toBe(
      'Leave things as they are for now. The task you listed would cost more to automate than it saves in three years.',
    );
    for (const answers of [oneTask(1), oneTask(3), oneTask(8), bakery])
      expect(planHeadline(planOfAnswers(answers))).not.toMatch(/\bbelow\b|\bbeside\b/u);
  });

  it('makes a headline for a mail', () => {
    expect(planHeadline(planOfAnswers(lawOffice))).toMatch(
      / Expected savings: \$223,383 a year \(likely range: \$167,865 to \$262,162\)\. Setup cost: \$31,183 to \$67,403\.$/u,
    );
  });

  it('claims nothing about an older analysis, whose tasks are not kept', () => {
    const { opportunities } = analyze(lawOffice);
    const plan = analysisPlan({
      ownDays: null,
      departmentTasks: {},
      opportunities,
      dayRateUsd: null,
      constraints: [],
      needs: new Map(),
      ruledOut: new Map(),
      putBack: [],
      unsized: new Set(),
    });
    const { title, facts } = planSummary(plan, assumed);
    expect(title).toBe('This older analysis can’t be weighed.');
    expect(facts.map(({ label }) => label)).toEqual(['Potential Savings', 'Hours Saved']);
  });

  it('has an older analysis’ stated savings where they are added up, and calls nothing of them groundwork', () => {
    const idea = (name: string, phase: number, calculatedSavings: string) => ({
      ...{ name, phase, roiModel: { calculatedSavings } },
      taskRelated: false,
    });
    const planOf = (...ideas: object[]) =>
      planOfPresented(
        { departmentTasks: {}, opportunities: readOpportunities(ideas) },
        { day_rate_usd: null, constraints: [], project_ties: [], own_days: null, put_back: [] },
      );
    const one = idea('Chatbot', 1, '$12,500/year');
    const other = idea('Forecast', 2, '$20,000');
    const kindsIn = ({ projects }: AnalysisPlan) => projects.map(({ kind }) => kind);
    expect(kindsIn(planOf(one, other))).toEqual(['toBeSized', 'toBeSized']);
    expect(kindNote(planOf(one, other), 'toBeSized')).toMatch(/^Potential Savings includes these amounts/u);
    expect(kindNote(planOf(other, idea('Search', 2, 'TBD')), 'toBeSized')).toMatch(
      / The others are in no total\.$/u,
    );
    expect(kindNote(planOf(idea('Search', 2, 'TBD')), 'toBeSized')).toMatch(/ it is in no total\.$/u);
    expect(kindsIn(planOf(idea('Search', 1, 'TBD')))).toEqual(['groundwork']);
  });

  it('counts an older analysis’ missing complexity as medium, and says so', () => {
    const planOf = (complexity?: string) =>
      planOfPresented(
        { departmentTasks: {}, opportunities: readOpportunities([{ name: 'Chatbot', complexity }]) },
        { day_rate_usd: null, constraints: [], project_ties: [], own_days: null, put_back: [] },
      );
    const [medium, missing] = [planOf('Medium'), planOf()];
    expect(missing.projects.map(({ opportunity }) => opportunity.complexity)).toEqual(['TBD']);
    expect(missing.projects.map(({ investment }) => investment)).toEqual(
      medium.projects.map(({ investment }) => investment),
    );
    const named = basisSentences(missing).filter((sentence) => !basisSentences(medium).includes(sentence));
    expect(named).toEqual([
      'This analysis doesn’t state how complex each project is. Where it says TBD, we assumed Medium.',
    ]);
    expect(basisSentences(medium).join()).not.toContain('TBD');
  });

  it('says who does what, and what the client’s demands change', () => {
    const answers = {
      ...lawOffice,
      additionalContext: 'Nothing may go into the cloud. Our people fear for their jobs.',
    };
    const plan = planOfAnswers(answers);
    const { first, told } = planSummary(plan, {
      ...assumed,
      constraints: readConstraints(answers),
      project_guides: projectGuides(plan, answers),
    });
    expect(first[0]?.steps.at(-2)).toMatch(/^Who: .+\.$/u);
    expect(first[0]?.steps.at(-1)).toMatch(/^First step: [A-Z].+\.$/u);
    expect(told[0]?.text).toMatch(/^You told us “Nothing may go into the cloud\.” ./u);
    expect(told.map(({ removes, putBack }) => [removes, putBack])).toEqual(told.map(() => [[], []]));
  });

  it('puts what the plan costs beside what the client can spend', () => {
    const toldTo = (answers: AnalysisAnswers) =>
      planSummary(planOfAnswers(answers), { ...assumed, constraints: readConstraints(answers) }).told.map(
        ({ text }) => text,
      );
    const additionalContext = `${lawOffice.additionalContext} Budget is 20k max this year.`;
    expect(toldTo({ ...lawOffice, additionalContext })).toContain(
      'You told us “Budget is 20k max this year.” This plan costs $31,183 to $67,403 to set up and $3,732 to $39,456 a year to run. That is up to $106,859 in the first year.',
    );
    expect(toldTo(bakery)).toEqual([expect.stringMatching(/^You told us “.+” [^$]+$/u)]);
  });

  it.each([
    [36, 'at the low estimate: 36 months'],
    [43, 'at the low estimate: more than 3 years'],
    [null, 'at the low estimate it doesn’t pay back'],
  ])('says the same of a low estimate as the table: %s months', (paybackMonths, note) => {
    const plan = planOfAnswers(oneTask(8));
    const { returns } = plan;
    if (!returns) throw new Error('nothing pays');
    const cautious = { ...returns.cases.cautious, paybackMonths };
    const changed = { ...plan, returns: { ...returns, cases: { ...returns.cases, cautious } } };
    expect(planSummary(changed, assumed).facts.at(-1)?.note).toBe(note);
  });

  it('says where it pays only as expected', () => {
    expect(summaryOf(oneTask(8)).verdict).toContain('At the low estimate it doesn’t pay');
    expect(summaryOf(unsureFirm).verdict).toContain('If it saves only the low estimate, stop there.');
  });

  it('names the firm’s own rate and the audit', () => {
    const beginner = { ...assumed, ai_readiness: 'beginner', readiness_audit: { percent: 30 } };
    const { facts, risks } = summaryOf(lawOffice, 1_500, beginner);
    expect(facts.find(({ label }) => label === 'Setup cost')?.note).toBe('at $1,500 a day');
    expect(risks.join(' ')).toContain('Your audit scored 30%.');
    expect(risks.join(' ')).not.toContain('assumed');
  });
});

it('Puts the source of the work first, and counts no cost of it before it is sized', () => {
  const named = (bottlenecks: string) =>
    summaryOf({
      ...distributor,
      goals: '',
      bottlenecks,
      departments: ['Operations'],
      departmentTasks: {
        Operations: ['Issuing customer invoices', 'Typing up the crews’ field sheets'].map((taskName) => ({
          taskName,
          teamSize: 2,
          hours: 20,
          frequency: 'Week',
          salary: 60_000,
        })),
      },
    }).first[0];
  const after = named('The field sheets come back unreadable. So the invoice waits.');
  expect(after?.steps[0]).toBe('It builds on “Typing up the crews’ field sheets”.');
  expect(after?.facts).toBe(named('')?.facts);
});
