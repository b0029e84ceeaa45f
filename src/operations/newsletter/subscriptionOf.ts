import type { PayloadRequest } from 'payload';
import { findSubscriberByEmail } from '@/database/tables/subscribers';
import { requireAdmin } from '@/operations/requireUser';
import type { PersonsSubscription } from '@/schemas/account';

/**
 * What is kept about an address for the newsletter; null for nothing. For administrators: an account proves no address, so
 * whoever signs up with somebody else's would learn what they read.
 */
export async function subscriptionOf(
  req: PayloadRequest,
  email: string,
): Promise<PersonsSubscription | null> {
  requireAdmin(req);
  const found = await findSubscriberByEmail(req, email);
  if (!found) return null;
  const { state, askedAt, confirmedAt = null, leftAt = null, sentFrom = null, agreedTo } = found;
  return { state, askedAt, confirmedAt, leftAt, sentFrom, agreedTo };
}
