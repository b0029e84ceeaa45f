import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { readAnswers } from '@/domain/audit/AuditAnswers';
import { Conflict } from '@/errors/ApiFailures';
import type { AuditDraft, AuditDraftBody } from '@/schemas/audit';
import { lockAccount } from '../accounts/lockAccount';
import { inTransaction } from '@/database/inTransaction';
import { createAuditDraft, findAuditDraft, updateAuditDraft } from '@/database/tables/auditDrafts';
import { requireUser } from '../requireUser';
import { presentAuditDraft } from './presentAuditDraft';

/**
 * Adds answers to the account's audit draft, or creates one. Several devices can complete the same draft. For one
 * question, the answer that arrives last wins.
 * @throws Conflict when the audit of this key has been completed or discarded meanwhile
 */
export async function saveAuditDraft({
  req,
  body: { key, answers, section },
}: {
  req: PayloadRequest;
  body: AuditDraftBody;
}): Promise<AuditDraft> {
  const user = requireUser(req);
  return inTransaction(req, async () => {
    await lockAccount(req, user);
    const draft = await findAuditDraft(req, user.id);
    if (key !== null && key !== draft?.draftKey) {
      throw new Conflict('This audit was finished or started over in another place');
    }
    if (!draft) {
      const data = { owner: user.id, draftKey: randomUUID(), answers, section };
      return presentAuditDraft(await createAuditDraft(req, data));
    }
    const data = { answers: { ...readAnswers(draft.answers), ...answers }, section };
    return presentAuditDraft(await updateAuditDraft(req, draft.id, data));
  });
}
