import type { PayloadRequest, TypedUser } from 'payload';
import { findSubmittedAudit } from '@/database/tables/auditReports';
import { applyInsightTexts } from '@/domain/languageModel/insights/applyInsightTexts';
import { insightsBrief, type InsightsBrief } from '@/domain/languageModel/insights/insightsBrief';
import type { InsightTexts } from '@/domain/languageModel/insights/InsightTexts';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import type { FirmContext } from '@/domain/audit/insights/firmParagraph';
import { insightParts, joinInsights } from '@/domain/audit/insights/writeInsights';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import { isModelConfigured } from '@/integrations/ai/askModel';
import type { AuditReport } from '@/payload-types';
import type { PresentedAudit } from '@/schemas/audit';
import type { Turn } from '../languageModel/acquireTurn';
import { waitForTurn } from '../languageModel/waitForTurn';
import { writeAuditInsights } from '../languageModel/writeAuditInsights';
import { requireUser } from '../requireUser';
import { findLatestAnalysis } from './findLatestAnalysis';
import { readAudit } from './readAudit';
import { rejectBeyondDailyAudits } from './rejectBeyondDailyAudits';
import { storeAudit } from './storeAudit';

interface CreateAuditArgs {
  req: PayloadRequest;
  answers: AuditAnswers;
  /** Idempotency key of one questionnaire run. A repeated request returns the audit that the first one made. */
  submissionKey?: string;
}

/** The audit before the language model is asked. */
interface AuditDraft extends Omit<Parameters<typeof storeAudit>[0], 'insights' | 'writing' | 'turn'> {
  firm: FirmContext | null;
}

/** The submit button waits for the response. Shorter than for an analysis, which shows its progress. */
const longestWritingMs = 25_000;
/** How long a request waits for another audit of the same account. */
const patienceMs = 5_000;

/**
 * Scores a completed questionnaire, writes its insights, stores both and deletes the draft. All figures are computed
 * from the answers. The language model, if one is configured, only phrases them.
 * @throws TooManyRequests beyond the daily audit limit, before any token is spent
 */
export async function createAudit({ req, answers, submissionKey }: CreateAuditArgs): Promise<PresentedAudit> {
  const user = requireUser(req);
  const ownKey = submissionKey ? `${user.id}:${submissionKey}` : undefined;
  const firm = await findLatestAnalysis(req, user.id);
  const draft = { req, user, answers, scores: scoreAudit(answers), ownKey, submissionKey, firm };
  const id = isModelConfigured()
    ? await createInTurn(draft)
    : await storeAudit({ ...draft, insights: joinInsights(insightParts(answers, firm)) });
  return readAudit({ req, id });
}

async function createInTurn(draft: AuditDraft): Promise<number> {
  const { req, user, answers, scores, ownKey, submissionKey, firm } = draft;
  const waited = await waitForTurn({
    req,
    user,
    kind: 'audit',
    submissionKey,
    findDone: () => findDone(req, user, ownKey),
    patienceMs,
  });
  if (waited.done) return waited.done.id;
  const { turn } = waited;
  try {
    const parts = insightParts(answers, firm);
    const { texts, record } = await write(draft, insightsBrief(parts, scores, firm), turn);
    return await storeAudit({ ...draft, insights: applyInsightTexts(parts, texts), writing: record, turn });
  } finally {
    await turn?.end(req);
  }
}

/**
 * Returns the audit that the same submission already made, or null.
 * @throws TooManyRequests beyond the daily audit limit
 */
async function findDone(req: PayloadRequest, user: TypedUser, ownKey?: string): Promise<AuditReport | null> {
  const earlier = await findSubmittedAudit(req, ownKey);
  if (!earlier) await rejectBeyondDailyAudits(req, user);
  return earlier;
}

async function write(
  { req, user }: AuditDraft,
  brief: InsightsBrief,
  turn: Turn | undefined,
): Promise<{ texts: InsightTexts; record: WritingRecord }> {
  if (!turn) return { texts: new Map(), record: { fallbacks: [{ part: 'answer', reason: 'busy' }] } };
  return writeAuditInsights({
    payload: req.payload,
    userId: user.id,
    brief,
    deadlineMs: longestWritingMs,
  });
}
