import type { PayloadRequest } from 'payload';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { damagedLink } from '@/content/site/newsletter';
import { inTransaction } from '@/database/inTransaction';
import { leaveList } from '@/database/tables/subscribers';
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
export function openLeaveLink({ req, token }: Link): number {
  const id = readLeaveToken(token, acceptedSecrets(req.payload.secret));
  if (id === null) throw new BadRequest(damagedLink, [{ field: 'token', message: damagedLink }]);
  return id;
}

/**
 * Takes whoever has the link off the list, also while the newsletter is off, and as often as they like.
 * @throws BadRequest for what isn't a leave link of this site
 */
export async function leaveNewsletter(link: Link): Promise<void> {
  const id = openLeaveLink(link);
  await inTransaction(link.req, () => leaveList(link.req, id));
}
