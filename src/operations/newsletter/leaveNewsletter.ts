import type { PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { damagedLink } from '@/content/site/newsletter';
import { inTransaction } from '@/database/inTransaction';
import { leaveList, type Leaver } from '@/database/tables/subscribers';
import { BadRequest } from '@/errors/ApiFailures';
import { readLeaveToken } from './leaveToken';

interface Link {
  req: PayloadRequest;
  token: string;
}

/**
 * Whose link it is. Asks no database: who is gone leaves like everybody else.
 * @throws BadRequest for what isn't a leave link of this site
 */
export function openLeaveLink({ req, token }: Link): Leaver {
  const leaver = readLeaveToken(token, acceptedSecrets(req.payload.secret));
  if (leaver === null) throw new BadRequest(damagedLink, [{ field: 'token', message: damagedLink }]);
  return leaver;
}

/**
 * Takes whoever has the link off the list, also while the newsletter is off, and as often as they like.
 * @throws BadRequest for what isn't a leave link of this site
 */
export async function leaveNewsletter(link: Link): Promise<void> {
  const leaver = openLeaveLink(link);
  await inTransaction(link.req, () => leaveList(link.req, leaver));
}
