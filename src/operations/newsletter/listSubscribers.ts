import type { PayloadRequest } from 'payload';
import { countSubscribers, findSubscriberPage } from '@/database/tables/subscribers';
import { deliversMail } from '@/integrations/email/deliversMail';
import { requireAdmin, requireStaff } from '@/operations/requireUser';
import type { NewsletterCounts, SubscriberAnswer, SubscriberListQuery } from '@/schemas/newsletter';
import { pageLimits } from '@/schemas/paging';
import { presentSubscriber } from './presentSubscriber';
import { readNewsletter } from './readNewsletter';

/** One page of the subscribers, newest first, and how many match. For administrators. */
export async function listSubscribers({
  req,
  query: { page = 1, limit = pageLimits.usual, ...narrowing },
}: {
  req: PayloadRequest;
  query: SubscriberListQuery;
}): Promise<{ subscribers: SubscriberAnswer[]; total: number }> {
  requireAdmin(req);
  const { rows, total } = await findSubscriberPage(req, { page, limit, ...narrowing });
  return { subscribers: rows.map(presentSubscriber), total };
}

/** How many there are of each state, which says nothing about anybody. For staff. */
export async function countNewsletter({ req }: { req: PayloadRequest }): Promise<NewsletterCounts> {
  requireStaff(req);
  const [counts, newsletter] = await Promise.all([countSubscribers(req), readNewsletter(req.payload)]);
  return { isOpen: newsletter !== null, delivers: deliversMail(req.payload), ...counts };
}
