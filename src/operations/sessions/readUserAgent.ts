import type { PayloadRequest } from 'payload';
import { accountLimits } from '@/domain/accounts/accountLimits';

/** What the browser says about itself, in printable characters and not longer than any real one. */
export const readUserAgent = (req: PayloadRequest): string | undefined =>
  req.headers
    ?.get('User-Agent')
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, accountLimits.userAgentMaxLength);
