import type { PayloadRequest, TypedUser } from 'payload';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditScores } from '@/domain/audit/scoreAudit';
import { lockAccount } from '../accounts/lockAccount';
import type { Turn } from '../languageModel/acquireTurn';
import { inTransaction } from '@/database/inTransaction';
import { deleteAuditDraft } from '@/database/tables/auditDrafts';
import { findSubmittedAudit } from '@/database/tables/auditReports';
import { rejectBeyondDailyAudits } from './rejectBeyondDailyAudits';

interface StoreAuditArgs {
  req: PayloadRequest;
  user: TypedUser;
  answers: AuditAnswers;
  scores: AuditScores;
  insights: string;
  /** Key of the submitted draft. */
  submissionKey?: string;
  /** As stored: unique across accounts. */
  ownKey?: string;
  /** Absent if no language model is configured. */
  writing?: WritingRecord;
  turn?: Turn;
}

/**
 * Stores an audit and deletes its draft in one short transaction. Returns the audit's id.
 * @throws TooManyRequests beyond the daily audit limit
 */
export async function storeAudit({
  req,
  user,
  submissionKey,
  ownKey,
  turn,
  writing,
  ...made
}: StoreAuditArgs): Promise<number> {
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    await turn?.end(req);
    const earlier = await findSubmittedAudit(req, ownKey);
    if (earlier) return earlier.id;
    await rejectBeyondDailyAudits(req, user);
    if (submissionKey) await deleteAuditDraft(req, user.id, submissionKey);
    const audit = await req.payload.create({
      collection: 'audit-reports',
      data: {
        owner: user.id,
        submissionKey: ownKey,
        answers: made.answers,
        overallScore: made.scores.overall,
        sectionScores: made.scores.sections,
        insights: made.insights,
        ...(writing ? { writing: { ...writing } } : {}),
      },
      depth: 0,
      // Access rules forbid everyone to create audits. Only this operation does.
      overrideAccess: true,
      req,
    });
    return audit.id;
  });
}
