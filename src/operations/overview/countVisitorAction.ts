import { RateLimiterRes } from 'rate-limiter-flexible';
import type { PayloadRequest } from 'payload';
import type { visitorActions } from '@/domain/overview/overviewMetrics';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { visitorActionLimiter } from '@/integrations/limits/limiters';
import { countDaily } from './countDaily';

interface CountVisitorActionArgs {
  req: PayloadRequest;
  action: (typeof visitorActions)[number];
}

/**
 * Counts a visitor's action on a public page in a daily counter and stores nothing else. Cross-site requests and
 * excessive repeats are ignored silently, because nobody reads the response.
 */
export async function countVisitorAction({ req, action }: CountVisitorActionArgs): Promise<void> {
  // Browsers send this header and pages can't forge it. Other clients may omit it.
  if ((req.headers.get('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') return;
  if (await isWithinLimit(clientAddress(req.headers))) {
    await countDaily(req, Date.now(), [action]);
  }
}

const isWithinLimit = (address: string): Promise<boolean> =>
  visitorActionLimiter.consume(address).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    },
  );
