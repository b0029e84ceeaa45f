import type { PayloadRequest } from 'payload';
import type { AuditDraft } from '@/payload-types';

// `audit-drafts` is closed to every request and has no hooks: nothing else is gone past. Answers are saved as they are
// given, so that each save is one statement.

const collection = 'audit-drafts';

type DraftState = Pick<AuditDraft, 'answers' | 'section'>;

/** The audit that an account has begun; null without one. */
export const findAuditDraft = (req: PayloadRequest, owner: number) =>
  req.payload.db.findOne<AuditDraft>({ collection, where: { owner: { equals: owner } }, req });

export const createAuditDraft = (
  req: PayloadRequest,
  data: DraftState & { owner: number; draftKey: string },
): Promise<AuditDraft> => req.payload.db.create({ collection, data, req });

export const updateAuditDraft = (req: PayloadRequest, id: number, data: DraftState): Promise<AuditDraft> =>
  req.payload.db.updateOne({ collection, id, data, req });

/** Deletes what an account has begun; with a `key` that draft only. */
export async function deleteAuditDraft(req: PayloadRequest, owner: number, key?: string): Promise<void> {
  const where = { owner: { equals: owner }, ...(key === undefined ? {} : { draftKey: { equals: key } }) };
  await req.payload.db.deleteMany({ collection, where, req });
}
