import type { PayloadRequest, TypedUser } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findSubmittedAnalysis } from '@/database/tables/analyses';
import { deleteAnalysisDraft, findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { engineFactors } from '@/domain/analysis/engineFactors';
import { headlineResult } from '@/domain/analysis/plan/headlineResult';
import type { AnalysisAnswers, AnalysisResult } from '@/domain/analysis/types';
import type { AnalysisTexts } from '@/domain/languageModel/analysis/AnalysisTexts';
import { applyAnalysisTexts } from '@/domain/languageModel/analysis/applyAnalysisTexts';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import type { Analysis } from '@/payload-types';
import { queueMail } from '@/services/mail/queueMail';
import { lockAccount } from '../accounts/lockAccount';
import type { Turn } from '../languageModel/acquireTurn';
import { countWizardEnd } from '../overview/countWizard';
import { hashAnswers, recordedAnswers } from './recordedAnswers';
import { rejectBeyondLimit } from './rejectBeyondLimit';

/**
 * Deletes the wizard draft that became the analysis, in the transaction that stores it. The submission's key starts
 * with the draft's key.
 */
async function endAnalysisDraft(
  req: PayloadRequest,
  user: TypedUser,
  submissionKey: string | undefined,
): Promise<void> {
  const draft = submissionKey ? await findAnalysisDraft(req, user.id) : null;
  if (!draft || !submissionKey?.startsWith(draft.draftKey)) return;
  await deleteAnalysisDraft(req, draft.id);
  await countWizardEnd(req, {
    startedAt: draft.createdAt,
    furthest: draft.furthestStep,
    end: 'finished',
  });
}

export interface AnalysisWriting {
  texts: AnalysisTexts;
  record: WritingRecord;
}

interface StoreAnalysisArgs {
  req: PayloadRequest;
  user: TypedUser;
  answers: AnalysisAnswers;
  /** Day rate in US dollars that the costs are calculated with; null if the firm has set none. */
  dayRateUsd: number | null;
  result: AnalysisResult;
  submissionKey?: string;
  /** As stored: unique across accounts. */
  ownKey?: string;
  /** Absent if no language model is configured. */
  writing?: AnalysisWriting;
  turn?: Turn;
}

/**
 * Stores an analysis in one short transaction. The account's row is locked while its analyses are counted and the new
 * one is inserted, so a limit of N admits exactly N, however many requests arrive at once.
 * @throws NotAllowed when the report limit is reached
 */
export async function storeAnalysis({ req, user, submissionKey, ownKey, turn, ...made }: StoreAnalysisArgs) {
  return inTransaction(req, async (): Promise<Analysis> => {
    const account = await lockAccount(req, user);
    await turn?.end(req);
    const earlier = await findSubmittedAnalysis(req, ownKey);
    if (earlier) return earlier;
    await rejectBeyondLimit(req, user, account);
    const analysis = await req.payload.create({
      collection: 'analyses',
      data: { ...dataOf(made), owner: user.id, submissionKey: ownKey },
      depth: 0,
      // Access rules forbid everyone to create analyses. Only this operation does.
      overrideAccess: true,
      req,
    });
    await endAnalysisDraft(req, user, submissionKey);
    await queueMail(req, { kind: 'analysisReady', analysisId: analysis.id }, user.email);
    return analysis;
  });
}

function dataOf({
  answers,
  dayRateUsd,
  result,
  writing,
}: Pick<StoreAnalysisArgs, 'answers' | 'dayRateUsd' | 'result' | 'writing'>) {
  const stored = { ...answers, ...result, dayRateUsd };
  const calculation = { inputsHash: hashAnswers(recordedAnswers(stored)), factors: engineFactors };
  if (!writing) return { ...stored, calculation };
  const { texts, record } = writing;
  // The model writes for the plan's phases, the result has the engine's.
  const phases = new Map(
    headlineResult(answers, result, dayRateUsd).opportunities.map(({ id, phase }) => [id, phase]),
  );
  return {
    ...stored,
    opportunities: applyAnalysisTexts(result.opportunities, texts).map((opportunity) => {
      const rationalePhase = opportunity.rationale ? phases.get(opportunity.id) : undefined;
      if (!rationalePhase || rationalePhase === opportunity.phase) return opportunity;
      return { ...opportunity, rationalePhase };
    }),
    executiveSummary: texts.executiveSummary,
    furtherOpportunities: [...texts.furtherOpportunities],
    calculation,
    writing: { ...record },
  };
}
