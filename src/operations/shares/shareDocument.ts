import type { PayloadRequest } from 'payload';
import { findDocumentOf, setShare } from '@/database/tables/sharedDocuments';
import { shareDays } from '@/domain/sharing/shareDays';
import { Missing } from '@/errors/ApiFailures';
import type { Analysis, AuditReport } from '@/payload-types';
import type { NewShare, Share } from '@/schemas/share';
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
 * Makes the link under which anybody may see this document for a while. An earlier link of it stops working. For the
 * owner only.
 */
export async function shareDocument({ req, collection, id }: ShareArgs): Promise<NewShare> {
  await findOwn({ req, collection, id });
  const token = newShareToken();
  const expiresAt = new Date(Date.now() + shareDays * dayMs).toISOString();
  await setShare(req, collection, id, {
    shareTokenHash: hashShareToken(collection, token),
    shareExpiresAt: expiresAt,
  });
  // Behind the #, where neither servers on the way nor the next page's address line get to see it.
  return {
    url: `${req.payload.config.serverURL}${sharedKinds[collection].page}#${token}`,
    expires_at: expiresAt,
  };
}

/** Until when the document's link works; null without a working one. For the owner only. */
export async function readShare(args: ShareArgs): Promise<Share> {
  const { shareExpiresAt } = await findOwn(args);
  const works = shareExpiresAt && new Date(shareExpiresAt).getTime() > Date.now();
  return { expires_at: works ? shareExpiresAt : null };
}

/** Makes the document's link stop working at once. For the owner only. */
export async function endShare({ req, collection, id }: ShareArgs): Promise<Share> {
  await findOwn({ req, collection, id });
  await setShare(req, collection, id, { shareTokenHash: null, shareExpiresAt: null });
  return { expires_at: null };
}

/**
 * A document of this very account, which alone decides who else may see it.
 * @throws Missing for a missing id and, alike, for somebody else's, for administrators too
 */
async function findOwn({ req, collection, id }: ShareArgs): Promise<Analysis | AuditReport> {
  const { id: owner } = requireUser(req);
  const document = await findDocumentOf(req, collection, id, owner);
  if (!document) throw new Missing(sharedKinds[collection].missing);
  return document;
}
