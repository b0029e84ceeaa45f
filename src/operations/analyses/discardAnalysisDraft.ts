import type { PayloadRequest } from 'payload';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { deleteAnalysisDraft, findAnalysisDraft } from '@/database/tables/analysisDrafts';
import { countWizardEnd } from '../overview/countWizard';
import { requireUser } from '../requireUser';

/**
 * Deletes the account's wizard draft. A `key` limits that to its draft, because another may have been started since.
 */
export async function discardAnalysisDraft({
  req,
  key,
}: {
  req: PayloadRequest;
  key?: string;
}): Promise<void> {
  const user = requireUser(req);
  await inTransaction(req, async () => {
    await lockAccount(req, user);
    const draft = await findAnalysisDraft(req, user.id);
    if (!draft || (key !== undefined && key !== draft.draftKey)) return;
    await deleteAnalysisDraft(req, draft.id);
    await countWizardEnd(req, {
      startedAt: draft.createdAt,
      furthest: draft.furthestStep,
      end: 'cancelled',
    });
  });
}
