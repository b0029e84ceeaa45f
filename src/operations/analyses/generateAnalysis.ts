import type { PayloadRequest, TypedUser } from 'payload';
import { findSubmittedAnalysis } from '@/database/tables/analyses';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import { analyze } from '@/domain/analysis/analyze';
import type { GenerationStep } from '@/domain/analysis/generationSteps';
import { headlineResult } from '@/domain/analysis/plan/headlineResult';
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
import { withReadiness } from './withReadiness';

interface GenerateAnalysisArgs {
  req: PayloadRequest;
  answers: ClientAnswers;
  /** Idempotency key of one wizard run. A repeated request returns the analysis that the first one made. */
  submissionKey?: string;
  /** Receives each step as it begins, after the limit check has passed. It must not throw. */
  onProgress?: (step: GenerationStep) => void;
}

/** State of one generation. */
interface Generation extends GenerateAnalysisArgs {
  answers: AnalysisAnswers;
  /** Day rate in US dollars; null if the firm has set none. */
  dayRateUsd: number | null;
  user: TypedUser;
  /** The submission's key prefixed with the account id, so that it is unique across accounts. */
  ownKey?: string;
  startedAtMs: number;
}

/** The response is due after 60 seconds. The engine's texts replace what the model hasn't written by then. */
const writingEndsAfterMs = 45_000;
const longestWritingMs = 40_000;
/** How long a request waits for another generation of the same account. */
const patienceMs = 20_000;
/** The model writes nothing useful in less time. */
const shortestWritingMs = 6_000;

/**
 * Runs the engine on a client's answers, has the language model word the result if one is configured, and stores it.
 * All figures come from the engine. No lock and no database connection is held while the model writes. The result is
 * stored last, so a failure or crash doesn't count against the report limit.
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

/**
 * Returns the analysis that the same submission already made, or null.
 * @throws NotAllowed when the report limit is reached
 */
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
  { req, user, answers, dayRateUsd, startedAtMs, onProgress }: Generation,
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
    result: headlineResult(answers, result, dayRateUsd),
    deadlineMs: Math.floor(Math.min(leftMs, longestWritingMs)),
    onStep: onProgress,
  });
}
