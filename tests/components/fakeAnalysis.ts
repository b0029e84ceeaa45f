import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { analyze } from '@/domain/analysis/analyze';
import { assumedReadiness, readinessOfScore } from '@/domain/analysis/readinessOfScore';
import type { ReadinessAudit } from '@/domain/analysis/types';
import { presentAnalysis } from '@/operations/analyses/presentAnalysis';
import { withoutSalaries } from '@/operations/analyses/withoutSalaries';
import type { Analysis } from '@/payload-types';
import type { AnalysisSummary, PresentedAnalysis, SummarizedAnalysis } from '@/schemas/analysis';
import { analysisBodySchema } from '@/schemas/analysisBody';
import { analysisBody } from '../factories/analysisBody';

interface StoredFacts {
  id?: number;
  owner?: number;
  /** Ids of the forbidden projects that the client put back. */
  putBack?: readonly string[];
  /** The audit that its readiness comes from; assumed without. */
  readinessAudit?: ReadinessAudit;
}

/** An analysis as the site answers it, computed by the engine from the body of a request. */
export function analysisOf(
  body: Record<string, unknown> = {},
  { id = 12, owner = 7, putBack = [], readinessAudit }: StoredFacts = {},
): PresentedAnalysis {
  const answers = {
    ...analysisBodySchema.parse(analysisBody(body)),
    aiReadiness: readinessAudit ? readinessOfScore(readinessAudit.percent) : assumedReadiness,
    ...(readinessAudit ? { readinessAudit } : {}),
  };
  const stored = { ...answers, ...analyze(answers), dayRateUsd: null, putBack };
  // Only what is read of a stored analysis.
  const analysis = { ...stored, id, owner, createdAt: '2026-03-02T09:00:00.000Z' } as unknown as Analysis;
  return presentAnalysis(analysis);
}

/** The same for visitors with its link: as it is, and as a link answers that hides salaries. */
export function sharedAnalysisOf(body: Record<string, unknown> = {}) {
  const { id: _id, owner_id: _owner, ...shown } = analysisOf(body);
  return { shown, withoutSalaries: withoutSalaries(shown, planOfPresented(candidatesOf(shown), shown)) };
}

const usdOf = ({ opportunities }: PresentedAnalysis) =>
  opportunities.reduce((sum, { roiModel }) => sum + (Number(roiModel.calculatedSavings) || 0), 0);

const summaryOf = (analysis: PresentedAnalysis): SummarizedAnalysis => ({
  id: analysis.id,
  list_name: analysis.list_name,
  industry: analysis.industry,
  created_at: analysis.created_at,
  opportunities: analysis.opportunities.length,
  saved_hours: analysis.opportunities.reduce((sum, { roiModel }) => sum + roiModel.savedHours, 0),
  savings_usd: usdOf(analysis),
});

/** What the dashboard's list is made of. */
export function listOf(...analyses: PresentedAnalysis[]): AnalysisSummary {
  const listed = analyses.map(summaryOf);
  return {
    total: listed.length,
    opportunities: listed.reduce((sum, { opportunities }) => sum + opportunities, 0),
    savings_usd: listed.reduce((sum, { savings_usd }) => sum + savings_usd, 0),
    latest_savings_usd: null,
    analyses: listed,
  };
}
