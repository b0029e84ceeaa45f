import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analysisOf } from '@/domain/analysis/fixtures/analysisOf';
import { anyAnswers } from '@/domain/analysis/fixtures/anyAnswers';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { countOf } from '@/domain/analysis/inWords';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { headlineResult } from '@/domain/analysis/plan/headlineResult';
import { savingsTotals } from '@/domain/analysis/totals';
import { formatUsd } from '@/format/numbers';
import { analysisBrief } from './analysisBrief';

const forbidding = { ...distributor, additionalContext: 'AI must not enter customer orders.' };

it('states the totals of the report, and nothing that is left alone or removed', () => {
  fc.assert(
    fc.property(fc.oneof(anyAnswers, fc.constant(forbidding)), (answers) => {
      const plan = planOfAnswers(answers);
      const { data, opportunities } = analysisBrief(answers, headlineResult(answers, analysisOf(answers)));
      const headline = headlineOpportunities(plan);
      expect(data.totals[0]).toBe(countOf(headline.length, 'opportunity', 'opportunities'));
      expect(data.totals).toContain(
        `expected savings: ${formatUsd(savingsTotals(headline).savingsUsd)} a year`,
      );
      const told = new Set(opportunities.map(({ id }) => id));
      for (const { kind, opportunity } of plan.projects)
        expect(told.has(opportunity.id)).toBe(kind !== 'leaveAlone' && kind !== 'removed');
    }),
  );
});

it('knows what a client forbids', () => {
  const { opportunities } = analysisBrief(forbidding, headlineResult(forbidding, analysisOf(forbidding)));
  expect(opportunities.map(({ taskName }) => taskName)).not.toContain('Entering customer orders');
});
