import { getPayload } from 'payload';
import config from '@payload-config';
import { TooManyRequests } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { requestLimiter } from '@/integrations/limits/limiters';
import { searchPosts, type SearchRequest, type SearchResult } from './searchPosts';

/**
 * Searches posts and counts against the rate limit of the client address in `headers`. Returns null if the limit is
 * exhausted.
 */
export async function searchForVisitor(
  request: SearchRequest,
  headers: Headers,
): Promise<SearchResult | null> {
  const payload = await getPayload({ config });
  try {
    await consume(requestLimiter(payload), clientAddress(headers));
  } catch (error) {
    if (error instanceof TooManyRequests) return null;
    throw error;
  }
  return searchPosts(payload, request);
}
