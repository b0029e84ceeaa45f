import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { anyAnswers } from '@/domain/analysis/fixtures/anyAnswers';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { bakery } from '@/domain/analysis/fixtures/firms/bakery';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { readConstraints } from '@/domain/analysis/constraints/readConstraints';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { projectGuides } from '@/domain/analysis/guide/projectGuides';
import { analysisPlan, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { AnalysisAnswers, TaskInput } from '@/domain/analysis/types';
import { planOfPresented } from './planOfPresented';
import { basisSentences, kindNote, planHeadline, planSummary, type SummarizedAnswers } from './planSummary';

const assumed: SummarizedAnswers = {
  ai_readiness: 'intermediate',
  readiness_audit: null,
  constraints: [],
  project_guides: [],
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

describe('the summary of a plan', () => {
  it('puts the cautious case in front', () => {
    const { verdict, facts, first, risks } = summaryOf(lawOffice);
    expect(verdict).toBe('Worth doing: even in the cautious case it pays back after 9 months.');
    expect(facts.map(({ label, value, note }) => `${label}: ${value} (${note})`)).toEqual([
      'What is worth doing saves a year: $188,025 (cautious; expected $254,743)',
      'Costs once: $46,275 to $99,988 (at an assumed $1,200 a day)',
      'Costs a year to run: $5,112 to $50,496 ()',
      'Pays back after: 9 months (cautious; expected 4 months)',
      'Value over three years: $312,599 (cautious; expected $607,685)',
      'Working time given back a year: 1.7 full-time years (cautious; expected 2.2)',
    ]);
    expect(first[0]).toEqual({
      id: expect.any(String),
      name: 'Generate standard agreements from deal details',
      department: 'Legal & Compliance',
      facts:
        'saves $76,160 to $100,800 a year, costs $4,231 to $8,462 once, pays back after 1 month (cautious: 2 months), and begins after “Write down today’s numbers before anything changes” and “Prove it on your own finished cases first”',
      firstStep: '',
    });
    expect(first).toHaveLength(3);
    expect(risks).toHaveLength(3);
    expect(risks[0]).toBe(
      'Only half of the hours are saved: it then pays back after 9 months, not after 4 months. Measure the hours of each project before it begins, and again three months after.',
    );
  });

  it('says of groundwork what stands on it: all the rest, some of it, or nothing that pays', () => {
    const factsOfGroundwork = (answers: AnalysisAnswers, change: (plan: AnalysisPlan) => void) => {
      const plan = structuredClone(planOfAnswers(answers));
      change(plan);
      return planSummary(plan, assumed)
        .first.at(-1)
        ?.facts.replace(/^.*once/u, '');
    };
    const standOn = (plan: AnalysisPlan, count: number) =>
      plan.projects
        .filter(({ kind }) => kind === 'pays')
        .slice(count)
        .forEach((project) => (project.needs = []));
    expect(factsOfGroundwork(lawOffice, () => undefined)).toBe(
      ' and saves nothing by itself; the rest stands on it',
    );
    expect(factsOfGroundwork(lawOffice, (plan) => standOn(plan, 1))).toBe(
      ' and saves nothing by itself; “Generate standard agreements from deal details” stands on it',
    );
    expect(factsOfGroundwork(lawOffice, (plan) => standOn(plan, 0))).toBe(' and saves nothing by itself');
  });

  it('says that doing nothing is right where nothing pays', () => {
    const { verdict, facts, first, risks } = summaryOf(oneTask(1));
    expect(verdict).toBe(
      'Doing nothing is right for now: the task you listed wouldn’t save more over three years than it costs to set up and run. Both figures stand beside it.',
    );
    expect([facts, first, risks]).toEqual([[], [], []]);
  });

  it('speaks of one project where one pays', () => {
    expect(summaryOf(oneTask(3)).verdict).toBe(
      'Not as a whole: one project earns back what it costs, but together with its groundwork it doesn’t within three years. Leave it for now, or begin with its groundwork and a few cases, and decide on the rest with their figures.',
    );
    const { verdict, risks } = summaryOf(oneTask(8));
    expect(verdict).toMatch(/so begin with a few cases and decide on the rest with their figures\.$/u);
    expect(risks[0]).toMatch(/ Measure the hours before it begins, and again three months after\.$/u);
    const law = planOfAnswers(lawOffice);
    expect(law.projects.filter(({ kind }) => kind === 'pays').length).toBeGreaterThan(1);
    expect(planSummary(law, assumed).risks[0]).toMatch(
      / Measure the hours of each project before it begins, and again three months after\.$/u,
    );
  });

  it('says that half of much still pays back as soon', () => {
    const { risks } = summaryOf(oneTask(30, 50));
    expect(risks[0]).toMatch(/^Only half of the hours are saved: it still pays back after 1 month\. /u);
  });

  it('warns where one of several projects carries the plan', () => {
    const { departmentTasks } = lawOffice;
    const [review, drafting] = departmentTasks['Legal & Compliance'] ?? [];
    const both = [review, { ...drafting, teamSize: 40 }] as TaskInput[];
    const { risks } = summaryOf({ ...lawOffice, departmentTasks: { 'Legal & Compliance': both } });
    expect(risks[1]).toMatch(/^8\d% of the savings hang on one project, “Generate standard agreements/u);
  });

  it('counts time in hours where it is less than a position, never as none of one', () => {
    const quiet = (hours: number) => ({ ...oneTask(hours), bottlenecks: 'none', additionalContext: '' });
    const time = summaryOf(quiet(8)).facts.at(-1);
    expect(time?.value).toMatch(/^[\d,]+ hours$/u);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), anyAnswers, (hours, answers) => {
        for (const plan of [planOfAnswers(quiet(hours)), planOfAnswers(answers)])
          for (const { value, note } of planSummary(plan, assumed).facts)
            if (plan.savedHours.expected > 0) expect(`${value} ${note}`).not.toMatch(/\b0\.0\b|^1 hours/u);
      }),
    );
  });

  it('points at nothing in its headline, which stands alone', () => {
    const none = planHeadline(planOfAnswers(oneTask(1)));
    expect(none).toMatch(/^Doing nothing is right for now: .+ set up and run\.$/u);
    for (const hours of [1, 3, 8]) {
      const headline = planHeadline(planOfAnswers(oneTask(hours)));
      expect(headline).not.toMatch(/\bbelow\b|\bbeside\b/u);
    }
    expect(planHeadline(planOfAnswers(bakery))).not.toMatch(/\bbelow\b|\bbeside\b/u);
  });

  it('makes a headline for a mail', () => {
    expect(planHeadline(planOfAnswers(lawOffice))).toBe(
      'Worth doing: even in the cautious case it pays back after 9 months. In the cautious case what is worth doing saves $188,025 a year; it costs $46,275 to $99,988 once.',
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
    });
    const { verdict, facts } = planSummary(plan, assumed);
    expect(verdict).toContain('can’t be weighed here');
    expect(facts).toEqual([]);
  });

  it('has an older analysis’ stated savings where they are added up, and calls nothing of them groundwork', () => {
    const idea = (name: string, phase: number, calculatedSavings: string) => ({
      ...{ name, phase, roiModel: { calculatedSavings } },
      taskRelated: false,
    });
    const planOf = (...ideas: object[]) =>
      planOfPresented(
        { departmentTasks: {}, opportunities: readOpportunities(ideas) },
        { day_rate_usd: null, constraints: [], project_ties: [], own_days: null },
      );
    const one = idea('Chatbot', 1, '$12,500/year');
    const other = idea('Forecast', 2, '$20,000');
    const kindsIn = ({ projects }: AnalysisPlan) => projects.map(({ kind }) => kind);
    expect(kindsIn(planOf(one, other))).toEqual(['toBeSized', 'toBeSized']);
    expect(kindNote(planOf(one, other), 'toBeSized')).toMatch(/^The savings stated here are in Potential/u);
    expect(kindNote(planOf(other, idea('Search', 2, 'TBD')), 'toBeSized')).toMatch(/^Not counted yet, so/u);
    expect(kindNote(planOf(idea('Search', 2, 'TBD')), 'toBeSized')).toMatch(/ it is in no total\. /u);
    expect(kindsIn(planOf(idea('Search', 1, 'TBD')))).toEqual(['groundwork']);
  });

  it('counts an older analysis’ missing complexity as medium, and says so', () => {
    const planOf = (complexity?: string) =>
      planOfPresented(
        { departmentTasks: {}, opportunities: readOpportunities([{ name: 'Chatbot', complexity }]) },
        { day_rate_usd: null, constraints: [], project_ties: [], own_days: null },
      );
    const [medium, missing] = [planOf('Medium'), planOf()];
    expect(missing.projects.map(({ opportunity }) => opportunity.complexity)).toEqual(['TBD']);
    expect(missing.projects.map(({ investment }) => investment)).toEqual(
      medium.projects.map(({ investment }) => investment),
    );
    const named = basisSentences(missing).filter((sentence) => !basisSentences(medium).includes(sentence));
    expect(named).toEqual([
      'This analysis doesn’t say how complex each project is: where it says TBD, cost and time assume a medium one.',
    ]);
    expect(basisSentences(medium).join()).not.toContain('TBD');
  });

  it('says who does what on Monday, and what the client’s demands change', () => {
    const answers = {
      ...lawOffice,
      additionalContext: 'Nothing may go into the cloud. Our people fear for their jobs.',
    };
    const plan = planOfAnswers(answers);
    const { first, facts, constraints } = planSummary(plan, {
      ...assumed,
      constraints: readConstraints(answers),
      project_guides: projectGuides(plan, answers),
    });
    expect(first[0]?.firstStep).toMatch(/^On Monday, whoever answers for contracts and rules: [A-Z].+\.$/u);
    expect(constraints[0]).toMatch(
      /^You wrote: “Nothing may go into the cloud\.” Every project is counted on/u,
    );
    expect(facts.at(-1)?.value).toMatch(/^[\d,]+ hours$/u);
  });

  it('puts what the plan costs beside what the client can spend', () => {
    const constraintsOf = (answers: AnalysisAnswers) =>
      planSummary(planOfAnswers(answers), { ...assumed, constraints: readConstraints(answers) }).constraints;
    const additionalContext = `${lawOffice.additionalContext} Budget is 20k max this year.`;
    expect(constraintsOf({ ...lawOffice, additionalContext })).toEqual([
      expect.stringMatching(
        /^You wrote: “Budget is 20k max this year\.” .+ costs \$46,275 to \$99,988 once and \$[\d,]+ to \$[\d,]+ a year to run\.$/u,
      ),
    ]);
    expect(constraintsOf(bakery)).toEqual([expect.stringMatching(/^You wrote: .+ before you decide\.$/u)]);
  });

  it('says where only single projects pay', () => {
    expect(summaryOf(oneTask(3)).verdict).toContain('Not as a whole');
    const { verdict, risks } = summaryOf({ ...bakery, aiReadiness: 'intermediate' });
    expect(verdict).toContain('Not as a whole');
    expect(risks[0]).toContain('it then never pays back.');
  });

  it('says where it pays only as expected', () => {
    expect(summaryOf(oneTask(8)).verdict).toContain('if the expected figures come true');
  });

  it('names the firm’s own rate and the audit', () => {
    const beginner = { ...assumed, ai_readiness: 'beginner', readiness_audit: { percent: 30 } };
    const { facts, risks } = summaryOf(lawOffice, 1_500, beginner);
    expect(facts[1]?.note).toBe('at $1,500 a day');
    expect(risks.join(' ')).toContain('little readiness (30%)');
    expect(risks.join(' ')).not.toContain('assumed');
  });
});
