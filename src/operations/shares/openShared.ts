import type { DataFromCollectionSlug, PayloadRequest } from 'payload';
import { findByShareToken } from '@/database/tables/sharedDocuments';
import { Missing } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume, rejectWhenSpent } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { hashShareToken } from './shareToken';
import type { SharedCollection } from './sharedKinds';

interface OpenSharedArgs<Slug> {
  req: PayloadRequest;
  collection: Slug;
  token: string;
}

/**
 * Returns the document of a share link to anyone who has it. Failed attempts count per network address.
 * @throws Missing for an expired, revoked or invented link alike, TooManyRequests after too many failed attempts
 */
export async function openShared<Slug extends SharedCollection>({
  req,
  collection,
  token,
}: OpenSharedArgs<Slug>): Promise<DataFromCollectionSlug<Slug>> {
  const limiter = getLimiters(req.payload).sharedLinkAddress;
  const address = clientAddress(req.headers);
  await rejectWhenSpent(limiter, address);
  const document = await findByShareToken(req, collection, hashShareToken(collection, token));
  if (!document) {
    await consume(limiter, address);
    throw new Missing('This link has expired or was withdrawn');
  }
  return document;
}
