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
  /** The key of the draft that was submitted. */
  submissionKey?: string;
  /** As stored: unique over all accounts. */
  ownKey?: string;
  /** Absent where no language model is plugged in. */
  writing?: WritingRecord;
  turn?: Turn;
}

/**
 * Keeps an audit and ends the draft that it came from, in one short transaction. Answers the audit's id.
 * @throws TooManyRequests beyond the audits of a day
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
      // Audits are closed to direct creation: this operation is their one door.
      overrideAccess: true,
      req,
    });
    return audit.id;
  });
}
