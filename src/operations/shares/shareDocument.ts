import type { PayloadRequest } from 'payload';
import { findDocumentOf, setShare } from '@/database/tables/sharedDocuments';
import { shareDays } from '@/domain/sharing/shareDays';
import { Missing } from '@/errors/ApiFailures';
import type { Analysis, AuditReport } from '@/payload-types';
import type { ChangeShareBody, NewShare, Share, ShareQuery } from '@/schemas/share';
import { requireUser } from '../requireUser';
import { sharedKinds, type SharedCollection } from './sharedKinds';
import { hashShareToken, newShareToken } from './shareToken';

interface ShareArgs {
  req: PayloadRequest;
  collection: SharedCollection;
  id: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a public link to the document, valid for `shareDays`. An earlier link stops working. Only for the owner.
 * @throws Missing
 */
export async function shareDocument({
  req,
  collection,
  id,
  hide,
}: ShareArgs & ShareQuery): Promise<NewShare> {
  await findOwn({ req, collection, id });
  const token = newShareToken();
  const expiresAt = new Date(Date.now() + shareDays * dayMs).toISOString();
  await setShare(req, collection, id, {
    shareTokenHash: hashShareToken(collection, token),
    shareExpiresAt: expiresAt,
    ...(collection === 'analyses' ? { shareHidesSalaries: hide === 'salaries' } : {}),
  });
  // In the URL fragment, which is neither sent to servers nor passed on as a referrer.
  return {
    url: `${req.payload.config.serverURL}${sharedKinds[collection].page}#${token}`,
    expires_at: expiresAt,
    ...(collection === 'analyses' ? { hides_salaries: hide === 'salaries' } : {}),
  };
}

/** Returns when the document's link expires; null without a valid link. Only for the owner. */
export async function readShare(args: ShareArgs): Promise<Share> {
  const { shareExpiresAt, ...document } = await findOwn(args);
  if (!shareExpiresAt || new Date(shareExpiresAt).getTime() <= Date.now()) return { expires_at: null };
  const hidden = 'shareHidesSalaries' in document && document.shareHidesSalaries === true;
  return {
    expires_at: shareExpiresAt,
    ...(args.collection === 'analyses' ? { hides_salaries: hidden } : {}),
  };
}

/** Changes what the link to an analysis leaves out; the link stays the same. Only for the owner. */
export async function changeShare({
  req,
  id,
  body,
}: Pick<ShareArgs, 'req' | 'id'> & { body: ChangeShareBody }): Promise<Share> {
  const collection = 'analyses';
  await findOwn({ req, collection, id });
  await setShare(req, collection, id, { shareHidesSalaries: body.hides_salaries });
  return readShare({ req, collection, id });
}

/** Revokes the document's link. Only for the owner. */
export async function endShare({ req, collection, id }: ShareArgs): Promise<Share> {
  await findOwn({ req, collection, id });
  await setShare(req, collection, id, { shareTokenHash: null, shareExpiresAt: null });
  return { expires_at: null };
}

/**
 * Returns the account's own document. Only the owner decides about sharing, not administrators.
 * @throws Missing for an unknown id, and the same for another account's document
 */
async function findOwn({ req, collection, id }: ShareArgs): Promise<Analysis | AuditReport> {
  const { id: owner } = requireUser(req);
  const document = await findDocumentOf(req, collection, id, owner);
  if (!document) throw new Missing(sharedKinds[collection].missing);
  return document;
}
