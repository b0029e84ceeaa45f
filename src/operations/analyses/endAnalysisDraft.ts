import type { PayloadRequest, TypedUser } from 'payload';
import { deleteAnalysisDraft, findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { countWizardEnd } from '../overview/countWizard';

/**
 * Ends the wizard whose answers have become an analysis; within the transaction that stores it. The submission's key
 * begins with the draft's.
 */
export async function endAnalysisDraft(
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
