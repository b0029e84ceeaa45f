import type { PayloadRequest } from 'payload';
import { oneLine } from '@/domain/text/oneLine';
import { firmNameOf } from '@/queries/firmNameOf';

/** Returns the subject of replies. Later replies reuse the first one's, so that mail clients group them. */
export async function replySubject(
  req: PayloadRequest,
  [first]: readonly { subject: string }[],
): Promise<string> {
  if (first) return first.subject;
  // Bypasses access on purpose: the firm's name is public.
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return `Re: Your message to ${oneLine(firmNameOf(settings))}`;
}
