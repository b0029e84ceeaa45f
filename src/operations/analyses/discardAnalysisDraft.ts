import type { PayloadRequest } from 'payload';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { countWizardEnd } from '../overview/countWizard';
import { requireUser } from '../requireUser';
import { findAnalysisDraft } from './findAnalysisDraft';

/** Forgets the wizard that the account has begun; with a `key` that one only, because another may have been begun since. */
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
    const draft = await findAnalysisDraft(req, user);
    if (!draft || (key !== undefined && key !== draft.draftKey)) return;
    await req.payload.db.deleteOne({
      collection: 'analysis-drafts',
      where: { id: { equals: draft.id } },
      req,
    });
    await countWizardEnd(req, {
      startedAt: draft.createdAt,
      furthest: draft.furthestStep,
      end: 'cancelled',
    });
  });
}
