import type { PayloadRequest, TypedUser } from 'payload';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { analyze } from '@/domain/analysis/analyze';
import type { GenerationStep } from '@/domain/analysis/generationSteps';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { NotAllowed } from '@/errors/ApiFailures';
import type { Analysis } from '@/payload-types';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '../inTransaction';
import { queueMail } from '../mail/queueMail';
import { requireUser } from '../requireUser';
import { endAnalysisDraft } from './endAnalysisDraft';
import { presentAnalysis } from './presentAnalysis';

interface GenerateAnalysisArgs {
  req: PayloadRequest;
  answers: AnalysisAnswers;
  /** Names one run of the wizard: asked for again, it answers the analysis that the first request made. */
  submissionKey?: string;
  /** Hears of each step as it begins; must not throw. */
  onProgress?: (step: GenerationStep) => void;
}

/**
 * Runs the engine on a client's answers and keeps the result. The account's row is locked while its analyses are
 * counted and the new one is written, so a limit of N admits exactly N however many requests arrive at once, and a
 * failure uses none up. All figures come from the engine.
 * @throws NotAllowed with `current` and `limit` when the report limit is reached
 */
export async function generateAnalysis({
  req,
  answers,
  submissionKey,
  onProgress,
}: GenerateAnalysisArgs): Promise<PresentedAnalysis> {
  const user = requireUser(req);
  onProgress?.('reading');
  onProgress?.('finding');
  const result = analyze(answers);
  const key = submissionKey ? `${user.id}:${submissionKey}` : undefined;

  return inTransaction(req, async () => {
    await lockAccount(req, user);
    const earlier = key ? await findBySubmissionKey(req, key) : null;
    if (earlier) return presentAnalysis(earlier);
    await refuseBeyondLimit(req, user);
    const analysis = await req.payload.create({
      collection: 'analyses',
      data: { ...answers, ...result, owner: user.id, submissionKey: key },
      depth: 0,
      // Analyses are closed to direct creation: this operation is their one door.
      overrideAccess: true,
      req,
    });
    await endAnalysisDraft(req, user, submissionKey);
    await queueMail(req, { kind: 'analysisReady', analysisId: analysis.id });
    return presentAnalysis(analysis);
  });
}

async function findBySubmissionKey(req: PayloadRequest, key: string): Promise<Analysis | null> {
  return req.payload.db.findOne<Analysis>({
    collection: 'analyses',
    where: { submissionKey: { equals: key } },
    req,
  });
}

async function refuseBeyondLimit(req: PayloadRequest, user: TypedUser): Promise<void> {
  if (user.role === 'admin') return;
  const limit = user.reportLimit ?? defaultReportLimit;
  const { totalDocs: current } = await req.payload.db.count({
    collection: 'analyses',
    where: { owner: { equals: user.id } },
    req,
  });
  if (current >= limit) throw new NotAllowed('Report limit reached', { current, limit });
}
