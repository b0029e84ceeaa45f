import type { Payload } from 'payload';
import { newsletterPaths } from '@/content/site/newsletter';
import { findSubscriberById, setConfirmToken } from '@/database/tables/subscribers';
import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { layOutMail, type MailContent } from '@/emails/layOutMail';
import { newsletterConfirmMail, newsletterJoinedMail } from '@/emails/newsletterMails';
import { env } from '@/env';
import { formatMomentIn } from '@/format/dates';
import type { Subscriber } from '@/payload-types';
import { firmNameOf } from '@/queries/firmNameOf';
import { hashOfToken } from '../accounts/linkToken';
import { leaveAddress } from '../newsletter/leaveAddress';
import { readNewsletter } from '../newsletter/readNewsletter';
import type { AddressedMail } from './AddressedMail';
import type { TokenOf } from './mailedToken';

/**
 * The mail to an address that somebody typed: the link that proves it, or that it is on the list already. Null when
 * they have been forgotten or have left since, or the newsletter is off by now.
 */
export async function composeNewsletterAsked(
  payload: Payload,
  id: number,
  tokenOf: TokenOf,
): Promise<AddressedMail | null> {
  const subscriber = await findSubscriberById(payload, id);
  if (!subscriber || !(await readNewsletter(payload))) return null;
  if (subscriber.state === 'confirmed') return composeNewsletterJoined(payload, id);
  const { leftAt, askedAt } = subscriber;
  if (leftAt && new Date(leftAt) > new Date(askedAt)) return null;
  const token = tokenOf(`newsletter:${id}:${askedAt}`);
  const tokenEndsAt = new Date(Date.now() + newsletterLimits.linkDays * 24 * 60 * 60 * 1000).toISOString();
  await setConfirmToken(payload, id, { tokenHash: hashOfToken(token), tokenEndsAt });
  const address = `${env.SITE_URL}${newsletterPaths.confirm}?token=${token}`;
  const until = formatMomentIn(tokenEndsAt, 'UTC');
  return toSubscriber(payload, subscriber, (subscription) =>
    newsletterConfirmMail({ ...subscription, address, until, hasLeft: subscriber.state === 'left' }),
  );
}

/** The mail to somebody who is on the list; null when they have left since. */
export async function composeNewsletterJoined(payload: Payload, id: number): Promise<AddressedMail | null> {
  const subscriber = await findSubscriberById(payload, id);
  if (subscriber?.state !== 'confirmed') return null;
  return toSubscriber(payload, subscriber, newsletterJoinedMail);
}

/** With the link in its head by which mail programs leave for their reader, in one click (RFC 8058). */
async function toSubscriber(
  payload: Payload,
  subscriber: Subscriber,
  write: (subscription: { firmName: string; leaveAddress: string }) => MailContent,
): Promise<AddressedMail> {
  // Not on anybody's behalf: the server writes these mails itself.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const firmName = firmNameOf(settings);
  const leave = leaveAddress(subscriber, payload.secret);
  return {
    to: subscriber.email,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...layOutMail(write({ firmName, leaveAddress: leave }), {
      firmName,
      siteAddress: env.SITE_URL,
      recipientName: null,
    }),
  };
}
