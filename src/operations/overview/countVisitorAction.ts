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
 * Counts what a visitor did on a public page: a number of the day goes up, and nothing else is kept. Other sites' pages
 * and whoever repeats it beyond reason are left out without a word, because nobody reads the answer.
 */
export async function countVisitorAction({ req, action }: CountVisitorActionArgs): Promise<void> {
  // Browsers send it and pages can't forge it; what is no browser may leave it out.
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
