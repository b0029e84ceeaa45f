import { newsletterPaths } from '@/content/site/newsletter';
import { env } from '@/env';
import { issueLeaveToken } from './leaveToken';

/** Opens a page with one button; a mail program's own POST to it leaves at once (RFC 8058). */
export const leaveAddress = (subscriber: { id: number; email: string }, secret: string): string =>
  `${env.SITE_URL}${newsletterPaths.leave}?token=${issueLeaveToken(subscriber, secret)}`;
