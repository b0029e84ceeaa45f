import { describe, expect, it } from 'vitest';
import { beekeeper } from '@/domain/analysis/fixtures/firms/beekeeper';
import { funeralHome } from '@/domain/analysis/fixtures/firms/funeralHome';
import { landSurveyor } from '@/domain/analysis/fixtures/firms/landSurveyor';
import { firstProjects } from '@/domain/analysis/plan/firstProjects';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import { candidatesOf, planOfPresented } from './planOfPresented';
import { planSummary } from './planSummary';
import { presentedAnswers } from './presentedAnswers';
import { basisSentences, leftAloneReason } from './projectNotes';
import { unusedSentences } from './unusedSentences';

function report(answers: AnalysisAnswers) {
  const analysis = presentedAnswers(answers, '2026-01-02T03:04:05.000Z');
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  const summary = planSummary(plan, analysis);
  const told = summary.told.map(({ text }) => text).join('\n');
  const named = (name: string) => plan.projects.find(({ opportunity }) => opportunity.name === name);
  return { analysis, plan, summary, told, named };
}

describe('a limit that no project’s name repeats', () => {
  it('is to be checked, because the engine can’t know that no project touches it', () => {
    const { told } = report(landSurveyor);
    expect(told).toContain(
      'Before you buy anything, check it against what you told us: “A licensed surveyor (PLS) must sign',
    );
  });
});

describe('people who answer every call', () => {
  const answering = 'Answer routine questions without a queue';
  const saying = (additionalContext: string) => report({ ...funeralHome, additionalContext });

  it('leave out the work of a machine that talks to families', () => {
    const { named, told } = report(funeralHome);
    expect(named(answering)).toBeUndefined();
    expect(named('Answer overflow calls and write up messages')?.kind).toBe('removed');
    expect(told).toMatch(/“We must never let a machine .+ day and night\.” We left out/u);
  });

  it.each([
    'A person answers every call.',
    'Every call is answered by a person, day and night.',
    'No bot may talk to a family.',
    'We never let a bot talk to a worried customer.',
  ])('leave out the idea whose AI answers by chat, text or phone: %s', (words) => {
    expect(saying('').named(answering)?.kind).toBe('toBeSized');
    expect(saying(words).named(answering)).toBeUndefined();
  });

  it.each([
    'A person answers every call, so we are always interrupted.',
    'A person answers every call today.',
    'One person answers every call.',
  ])('are no rule where they are a problem: %s', (words) => {
    expect(saying(words).named(answering)).toBeDefined();
  });
});

describe('an attempt that was given up', () => {
  const attempt = 'We tried an AI tool for legal descriptions in 2025 and stopped it: wrong bearings';

  it('is named at the project that shares its words', () => {
    const drafting = report(landSurveyor).named('Drafting plats and legal descriptions in Civil 3D');
    expect(drafting?.opportunity.description).toContain(
      `It touches what you told us: “${attempt}.” Before you buy a tool, make sure this can’t happen again.`,
    );
  });

  it('is among what wasn’t used, if no listed task shares its words', () => {
    const { departmentTasks } = landSurveyor;
    const { analysis } = report({ ...landSurveyor, departmentTasks: { Sales: departmentTasks.Sales ?? [] } });
    expect(unusedSentences(analysis)).toContain(attempt);
    expect(unusedSentences(report(funeralHome).analysis)).toContain(
      'In 2024 we tried an answering bot for night calls; two families complained and we dropped it after three weeks',
    );
  });
});

describe('a budget in other words', () => {
  const check = 'Before you buy anything, check each quote against your limit.';

  it('is compared with the first year, and later years are to be checked', () => {
    const { analysis, plan, told } = report(funeralHome);
    expect(plan.budgetUsd).toBe(30_000);
    expect(told).toMatch(/“We can spend \$30,000 this year and \$400 a month afterwards\.” This plan costs/u);
    expect(told).toContain(check);
    expect(unusedSentences(analysis).join()).not.toContain('$30,000');
  });

  it('is never called kept, where it names a sum up front and one a month', () => {
    const { plan, summary, told } = report(beekeeper);
    expect(plan.budgetUsd).toBeUndefined();
    expect(summary.verdict).not.toContain('budget');
    expect(told).toMatch(
      new RegExp(`“No more than \\$6,500 up front and \\$150 a month\\.” This plan costs .+ ${check}`, 'u'),
    );
  });

  it('isn’t listed as unused where it is used', () => {
    const { analysis, plan, told } = report(landSurveyor);
    expect(plan.budgetUsd).toBe(18_000);
    expect(told).not.toContain(check);
    expect(unusedSentences(analysis).join()).not.toContain('$18,000');
  });
});

describe('a budget that covers no project', () => {
  it('names one project with its own cost, once, and calls none of them first', () => {
    const { plan, summary } = report(landSurveyor);
    expect(summary.title).toBe(
      '“Reducing field notes and naming point codes” is worth doing, but your budget doesn’t cover it yet.',
    );
    const [first] = firstProjects(plan);
    const needed = plan.projects.filter(
      (project) => project === first || (project.kind === 'groundwork' && project.opportunity.phase === 1),
    );
    const usd = needed.reduce(
      (sum, { investment }) => sum + investment.oneTimeUsd.high + investment.runningUsd.high,
      0,
    );
    expect(summary.verdict).toBe(
      `With all that it needs, it costs up to ${formatUsd(usd)} in the first year. Your budget is $18,000. None of the other projects fits it either.`,
    );
    expect(summary.firstTitle).toBe('Worth doing once your budget covers it');
    expect(summary.first.flatMap(({ steps }) => steps).join(' ')).not.toMatch(/wait|budget/u);
  });
});

describe('a quote', () => {
  it('is a sentence or a clause, not a thing from a list', () => {
    for (const firm of [landSurveyor, funeralHome, beekeeper])
      for (const { opportunity } of report(firm).plan.projects)
        for (const [, words = ''] of opportunity.description.matchAll(/told us: “([^”]+)”/gu))
          expect(words.split(' ').length, words).toBeGreaterThanOrEqual(4);
    expect(report(funeralHome).named('Get everything from new customers before day one')).toBeUndefined();
    expect(
      report(funeralHome).plan.projects.map(({ opportunity }) => opportunity.description),
    ).toContainEqual(expect.stringContaining('“We type the same family data five times: intake sheet,'));
  });

  it('stands beside the errors of a product only where it names some', () => {
    expect(report(beekeeper).named('Catch errors before they reach the customer')).toBeUndefined();
  });

  it('with a cause is tied to the work that causes it, which isn’t said to remove it', () => {
    const { named } = report(beekeeper);
    const words = "“Growers pay late because our invoice doesn't match their hive count.”";
    expect(named('Create invoices as soon as work is complete')?.opportunity.description).toContain(
      `It touches what you told us: ${words}`,
    );
    expect(named('Send payment reminders that fit the customer')?.opportunity.description).not.toContain(
      words,
    );
  });
});

describe('a bottleneck whose words name a listed task', () => {
  const drafting = 'Drafting plats and legal descriptions in Civil 3D';

  it('is told at its project', () => {
    const { analysis, named } = report(landSurveyor);
    expect(named(drafting)?.opportunity.description).toContain(
      'It eases a bottleneck you named: “Drafting is the bottleneck: two drafters, and every job waits 6 to 8 days in their queue.”',
    );
    expect(named('Answer order-status questions from live records')?.opportunity.description).toContain(
      '“Title companies call three times a week asking where their survey is.”',
    );
    expect(unusedSentences(analysis)).toEqual(['Win more ALTA/NSPS surveys from title companies']);
  });

  it.each(['Drafting contracts takes a week.', 'Guests call to ask where the parking lot is.'])(
    'isn’t meant where something else is named: %s',
    (bottlenecks) => {
      const { plan } = report({ ...landSurveyor, bottlenecks });
      expect(plan.projects.filter(({ namedAs }) => namedAs?.includes(bottlenecks))).toEqual([]);
    },
  );
});

describe('advice', () => {
  it('presumes no software for what is done on paper', () => {
    const { named, plan } = report(beekeeper);
    const routes = named('Plan daily routes and re-plan when jobs change');
    expect(routes && leftAloneReason(plan, routes)).toMatch(
      / You named it: “Route plans [^”]+ it rains\.”$/u,
    );
  });

  it('doesn’t promise that it works with a system that stays', () => {
    expect(report(beekeeper).told).toContain(
      '“Invoices must stay in QuickBooks Desktop.” Before you buy a tool, ask its vendor to show that the tool works with it.',
    );
  });

  it('says of no firm that it asked for no cloud, if it named some files', () => {
    const { plan, told } = report(landSurveyor);
    expect(told).toContain('because we can’t tell which of them use this data');
    expect(basisSentences(plan).join(' ')).not.toContain('cloud');
  });
});
