import type { PayloadRequest } from 'payload';
import { ownDaysTexts as texts } from '@/content/portal/ownDays';
import { updateAnalysis } from '@/database/tables/analyses';
import type { Opportunity } from '@/domain/analysis/types';
import { withKeptWords } from '@/domain/languageModel/analysis/withKeptWords';
import { Conflict } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { OwnDaysBody } from '@/schemas/ownDays';
import { changeOwnAnalysis } from './changeOwnAnalysis';
import { chosenDays } from './planOf';
import { recalculate, differencesOf } from './differencesOf';

/**
 * Saves the days per month that the client's people can give, and schedules the phases for them. Only for the
 * analysis' owner. Money and hours don't change. If the current engine doesn't reproduce the stored figures, the
 * phases stay.
 * @throws Missing as `findOwnAnalysis`, Conflict if such an analysis' phases already follow other days: the original
 * phases couldn't be restored
 */
export async function saveOwnDays({
  req,
  id,
  body: { daysAMonth },
}: {
  req: PayloadRequest;
  id: number;
  body: OwnDaysBody;
}): Promise<PresentedAnalysis> {
  return changeOwnAnalysis({ req, id }, async (analysis) => {
    const opportunities = inOtherPhases(analysis, daysAMonth);
    if (!opportunities && chosenDays(analysis)?.movesPhases) throw new Conflict(texts.stuck);
    const ownDays = { aMonth: daysAMonth, movesPhases: daysAMonth !== null && opportunities !== undefined };
    return updateAnalysis(req, id, opportunities ? { ownDays, opportunities } : { ownDays });
  });
}

/** Returns undefined if the current engine would change more than the phases. */
function inOtherPhases(analysis: Analysis, daysAMonth: number | null): Opportunity[] | undefined {
  if (differencesOf(analysis).length > 0) return undefined;
  return withKeptWords(
    recalculate(analysis, daysAMonth).opportunities,
    analysis.opportunities as Opportunity[],
  );
}
