import type { PayloadRequest, TypedUser } from 'payload';
import { findSubmittedAnalysis } from '@/database/tables/analyses';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { analyze } from '@/domain/analysis/analyze';
import type { GenerationStep } from '@/domain/analysis/generationSteps';
import { assumedReadiness, readinessOfScore } from '@/domain/analysis/readinessOfScore';
import type { AnalysisAnswers, AnalysisResult, ClientAnswers } from '@/domain/analysis/types';
import { noAnalysisTexts } from '@/domain/languageModel/analysis/AnalysisTexts';
import { isModelConfigured } from '@/integrations/ai/askModel';
import type { Analysis } from '@/payload-types';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { Turn } from '../languageModel/acquireTurn';
import { waitForTurn } from '../languageModel/waitForTurn';
import { writeAnalysis } from '../languageModel/writeAnalysis';
import { requireUser } from '../requireUser';
import { countedDayRate, firmDayRate } from './dayRate';
import { presentAnalysis } from './presentAnalysis';
import { rejectBeyondLimit } from './rejectBeyondLimit';
import { storeAnalysis, type AnalysisWriting } from './storeAnalysis';

/** The client's answers with the readiness of their account's latest audit, or the assumed one while there is none. */
async function withReadiness(
  req: PayloadRequest,
  user: TypedUser,
  answers: ClientAnswers,
): Promise<AnalysisAnswers> {
  const { docs } = await req.payload.find({
    collection: 'audit-reports',
    where: { owner: { equals: user.id } },
    select: { createdAt: true, overallScore: true },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  });
  const [latest] = docs;
  if (!latest) return { ...answers, aiReadiness: assumedReadiness };
  return {
    ...answers,
    aiReadiness: readinessOfScore(latest.overallScore),
    readinessAudit: { percent: latest.overallScore, auditedAt: latest.createdAt },
  };
}

interface GenerateAnalysisArgs {
  req: PayloadRequest;
  answers: ClientAnswers;
  /** Names one run of the wizard: asked for again, it answers the analysis that the first request made. */
  submissionKey?: string;
  /** Hears of each step as it begins, once nothing speaks against a start; must not throw. */
  onProgress?: (step: GenerationStep) => void;
}

/** One run from answers to the stored analysis. */
interface Generation extends GenerateAnalysisArgs {
  answers: AnalysisAnswers;
  /** Null where the firm has set none. */
  dayRateUsd: number | null;
  user: TypedUser;
  /** The submission's key, unique over all accounts. */
  ownKey?: string;
  startedAtMs: number;
}

/** The answer is due after 60 seconds: what the model hasn't written by then is left to the engine. */
const writingEndsAfterMs = 45_000;
const longestWritingMs = 40_000;
/** So long another run of the same account is waited for. */
const patienceMs = 20_000;
/** Nothing useful is written in less. */
const shortestWritingMs = 6_000;

/**
 * Runs the engine on a client's answers, lets a language model word them where one is plugged in, and keeps the result.
 * All figures come from the engine. Nothing is locked and no connection held while the model writes, and nothing is
 * stored before all is there, so a failure or a crash uses nothing of the limit up.
 * @throws NotAllowed with `current` and `limit` when the report limit is reached, before any token is spent
 */
export async function generateAnalysis(args: GenerateAnalysisArgs): Promise<PresentedAnalysis> {
  const { req, submissionKey, onProgress } = args;
  const user = requireUser(req);
  const ownKey = submissionKey ? `${user.id}:${submissionKey}` : undefined;
  const startedAtMs = performance.now();
  const earlier = await findDone({ req, user, ownKey });
  if (earlier) return presentAnalysis(earlier);
  onProgress?.('reading');
  const answers = await withReadiness(req, user, args.answers);
  const dayRateUsd = await firmDayRate(req);
  const generation = { ...args, answers, dayRateUsd, user, ownKey, startedAtMs };
  onProgress?.('finding');
  const result = analyze(answers, countedDayRate(dayRateUsd));
  onProgress?.('sums');
  const analysis = isModelConfigured()
    ? await generateInTurn(generation, result)
    : await storeAnalysis({ req, user, answers, dayRateUsd, result, submissionKey, ownKey });
  return presentAnalysis(analysis);
}

/** What the same submission has made already. Throws when the account may make none. */
async function findDone({
  req,
  user,
  ownKey,
}: Pick<Generation, 'req' | 'user' | 'ownKey'>): Promise<Analysis | null> {
  const earlier = await findSubmittedAnalysis(req, ownKey);
  if (earlier) return earlier;
  await rejectBeyondLimit(req, user, {
    role: user.role,
    reportLimit: user.reportLimit ?? defaultReportLimit,
  });
  return null;
}

async function generateInTurn(generation: Generation, result: AnalysisResult): Promise<Analysis> {
  const { req, user, answers, dayRateUsd, submissionKey, ownKey } = generation;
  const waited = await waitForTurn({
    req,
    user,
    kind: 'analysis',
    submissionKey,
    findDone: () => findDone(generation),
    patienceMs,
  });
  if (waited.done) return waited.done;
  const { turn } = waited;
  try {
    const writing = await write(generation, result, turn);
    return await storeAnalysis({
      req,
      user,
      answers,
      dayRateUsd,
      result,
      submissionKey,
      ownKey,
      writing,
      turn,
    });
  } finally {
    await turn?.end(req);
  }
}

async function write(
  { req, user, answers, startedAtMs, onProgress }: Generation,
  result: AnalysisResult,
  turn: Turn | undefined,
): Promise<AnalysisWriting> {
  const leftMs = startedAtMs + writingEndsAfterMs - performance.now();
  if (!turn || leftMs < shortestWritingMs) {
    return { texts: noAnalysisTexts, record: { fallbacks: [{ part: 'answer', reason: 'busy' }] } };
  }
  return writeAnalysis({
    payload: req.payload,
    userId: user.id,
    answers,
    result,
    deadlineMs: Math.floor(Math.min(leftMs, longestWritingMs)),
    onStep: onProgress,
  });
}
