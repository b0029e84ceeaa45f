import type { PayloadRequest } from 'payload';
import { agreedWords } from '@/content/site/newsletter';
import { inTransaction } from '@/database/inTransaction';
import { countUp } from '@/database/tables/rateLimits';
import { keepSignUp } from '@/database/tables/subscribers';
import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { TooManyRequests } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { firmNameOf } from '@/queries/firmNameOf';
import type { NewsletterBody } from '@/schemas/newsletter';
import { queueMail } from '../mail/queueMail';
import { requireNewsletter } from './readNewsletter';

const fromNetwork = 'Too many sign-ups from your network. Please try again later.';
const fromAll = 'We have had more sign-ups today than we can take. Please try again tomorrow.';
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Keeps that somebody asked for the newsletter, and orders the mail with which they confirm it. Nothing here depends on
 * whether the address is known: what the mail says is found out when it is made, and beyond the few mails that an address
 * gets in a day none is sent, without a word.
 * @throws Missing while the newsletter is off, TooManyRequests beyond the limits per network and day
 */
export async function signUpForNewsletter({
  req,
  body: { email, sentFrom },
}: {
  req: PayloadRequest;
  body: Pick<NewsletterBody, 'email' | 'sentFrom'>;
}): Promise<void> {
  const { payload } = req;
  const newsletter = await requireNewsletter(payload);
  await consume(getLimiters(payload).newsletterAddress, clientAddress(req.headers), fromNetwork);
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false });
  const agreedTo = agreedWords(firmNameOf(settings), newsletter);
  await inTransaction(req, async () => {
    const today = await countUp(req, 'newsletter-day', dayMs);
    if (today > newsletterLimits.perDay) throw new TooManyRequests(fromAll, 60 * 60);
    const subscriberId = await keepSignUp(req, { email, sentFrom: sentFrom || null, agreedTo });
    await queueMail(req, { kind: 'newsletterAsked', subscriberId }, email);
  });
}
