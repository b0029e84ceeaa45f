import type { PayloadRequest } from 'payload';
import { spentLink } from '@/content/site/newsletter';
import { inTransaction } from '@/database/inTransaction';
import { confirmByHash, findSubscriberByHash } from '@/database/tables/subscribers';
import { BadRequest } from '@/errors/ApiFailures';
import { hashOfToken } from '../accounts/linkToken';
import { queueMail } from '../mail/queueMail';
import { requireNewsletter } from './readNewsletter';

interface Link {
  req: PayloadRequest;
  token: string;
}

/** One answer for every reason: a link that doesn't work tells nothing about who is on the list. */
const spent = () => new BadRequest(spentLink, [{ field: 'token', message: spentLink }]);

/**
 * The address that a link would put on the list. Changes nothing, because mail scanners open links.
 * @throws Missing while the newsletter is off, BadRequest when the link doesn't work
 */
export async function openConfirmLink({ req, token }: Link): Promise<string> {
  await requireNewsletter(req.payload);
  const subscriber = await findSubscriberByHash(req, hashOfToken(token));
  if (!subscriber) throw spent();
  return subscriber.email;
}

/**
 * Puts whoever has the link on the list, and mails them how to leave. Twice is once.
 * @throws Missing while the newsletter is off, BadRequest when the link doesn't work
 */
export async function confirmSubscription({ req, token }: Link): Promise<{ id: number; email: string }> {
  await requireNewsletter(req.payload);
  return inTransaction(req, async () => {
    const confirmed = await confirmByHash(req, hashOfToken(token));
    if (!confirmed) throw spent();
    const { id, email, isNew } = confirmed;
    if (isNew) await queueMail(req, { kind: 'newsletterJoined', subscriberId: id }, email);
    return { id, email };
  });
}
