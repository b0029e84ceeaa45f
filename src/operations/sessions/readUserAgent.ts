import type { PayloadRequest } from 'payload';
import { accountLimits } from '@/domain/accounts/accountLimits';

/** Returns the User-Agent header, reduced to printable ASCII and cut to the maximum length. */
export const readUserAgent = (req: PayloadRequest): string | undefined =>
  req.headers
    ?.get('User-Agent')
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, accountLimits.userAgentMaxLength);
