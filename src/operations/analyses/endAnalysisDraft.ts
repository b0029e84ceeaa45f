import type { PayloadRequest, TypedUser } from 'payload';
import { countWizardEnd } from '../overview/countWizard';
import { findAnalysisDraft } from './findAnalysisDraft';

/**
 * Ends the wizard whose answers have become an analysis; within the transaction that stores it. The submission's key
 * begins with the draft's.
 */
export async function endAnalysisDraft(
  req: PayloadRequest,
  user: TypedUser,
  submissionKey: string | undefined,
): Promise<void> {
  const draft = submissionKey ? await findAnalysisDraft(req, user) : null;
  if (!draft || !submissionKey?.startsWith(draft.draftKey)) return;
  await req.payload.db.deleteOne({
    collection: 'analysis-drafts',
    where: { id: { equals: draft.id } },
    req,
  });
  await countWizardEnd(req, {
    startedAt: draft.createdAt,
    furthest: draft.furthestStep,
    end: 'finished',
  });
}
