import type { PayloadRequest, TypedUser } from 'payload';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { savingsTotals } from '@/domain/analysis/totals';
import type { AuditAnswers } from '@/domain/audit/AuditAnswers';
import type { FirmContext } from '@/domain/audit/insights/firmParagraph';
import { writeInsights } from '@/domain/audit/insights/writeInsights';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { AuditReport } from '@/payload-types';
import type { PresentedAudit } from '@/schemas/audit';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '../inTransaction';
import { requireUser } from '../requireUser';
import { discardAuditDraft } from './discardAuditDraft';
import { readAudit } from './readAudit';

interface CreateAuditArgs {
  req: PayloadRequest;
  answers: AuditAnswers;
  /** Names one run of the questionnaire: asked for again, it answers the report that the first request made. */
  submissionKey?: string;
}

/**
 * Scores a finished questionnaire, writes its insights, keeps both, and ends the draft that it came from. All figures
 * are computed here from the answers.
 */
export async function createAudit({ req, answers, submissionKey }: CreateAuditArgs): Promise<PresentedAudit> {
  const user = requireUser(req);
  const { overall, sections } = scoreAudit(answers);
  const insights = writeInsights(answers, await findFirmContext(req, user));
  const key = submissionKey ? `${user.id}:${submissionKey}` : undefined;

  const id = await inTransaction(req, async () => {
    await lockAccount(req, user);
    const earlier = key ? await findBySubmissionKey(req, key) : null;
    if (earlier) return earlier.id;
    await discardAuditDraft(req, user);
    const report = await req.payload.create({
      collection: 'audit-reports',
      data: {
        owner: user.id,
        submissionKey: key,
        answers,
        overallScore: overall,
        sectionScores: sections,
        insights,
      },
      depth: 0,
      // Reports are closed to direct creation: this operation is their one door.
      overrideAccess: true,
      req,
    });
    return report.id;
  });
  return readAudit({ req, id });
}

async function findBySubmissionKey(req: PayloadRequest, key: string): Promise<AuditReport | null> {
  return req.payload.db.findOne<AuditReport>({
    collection: 'audit-reports',
    where: { submissionKey: { equals: key } },
    req,
  });
}

/** What the account's latest opportunity analysis says about the firm; null without one. */
async function findFirmContext(req: PayloadRequest, user: TypedUser): Promise<FirmContext | null> {
  const { docs } = await req.payload.find({
    collection: 'analyses',
    where: { owner: { equals: user.id } },
    select: { industry: true, opportunities: true },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  const [latest] = docs;
  if (!latest) return null;
  const { savingsUsd } = savingsTotals(readOpportunities(latest.opportunities));
  return { industry: latest.industry, savingsUsd };
}
