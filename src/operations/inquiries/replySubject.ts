import type { PayloadRequest } from 'payload';
import { oneLine } from '@/domain/text/oneLine';
import { firmNameOf } from '@/queries/firmNameOf';

/** The subject of replies: that of the first one, so that mail programs keep them together. */
export async function replySubject(
  req: PayloadRequest,
  [first]: readonly { subject: string }[],
): Promise<string> {
  if (first) return first.subject;
  // Not on anybody's behalf: a visitor may read the firm's name as well.
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return `Re: Your message to ${oneLine(firmNameOf(settings))}`;
}
