import type { PayloadRequest } from 'payload';
import type { AuditDraft } from '@/payload-types';

// Bypasses access control of `audit-drafts`, which is closed to every request and has no hooks. Answers are saved as
// the user gives them, so each save is a single statement.

const collection = 'audit-drafts';

type DraftState = Pick<AuditDraft, 'answers' | 'section'>;

/** Returns the account's unfinished audit; null if there is none. */
export const findAuditDraft = (req: PayloadRequest, owner: number) =>
  req.payload.db.findOne<AuditDraft>({ collection, where: { owner: { equals: owner } }, req });

export const createAuditDraft = (
  req: PayloadRequest,
  data: DraftState & { owner: number; draftKey: string },
): Promise<AuditDraft> => req.payload.db.create({ collection, data, req });

export const updateAuditDraft = (req: PayloadRequest, id: number, data: DraftState): Promise<AuditDraft> =>
  req.payload.db.updateOne({ collection, id, data, req });

/** Deletes the account's draft; with `key`, only if the draft has that key. */
export async function deleteAuditDraft(req: PayloadRequest, owner: number, key?: string): Promise<void> {
  const where = { owner: { equals: owner }, ...(key === undefined ? {} : { draftKey: { equals: key } }) };
  await req.payload.db.deleteMany({ collection, where, req });
}
