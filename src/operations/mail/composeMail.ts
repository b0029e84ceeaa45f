import type { Payload } from 'payload';
import { isMarkedForRemoval } from '@/database/tables/accountRemovals';
import { findLinkById } from '@/database/tables/accountLinks';
import { findAnalysisById } from '@/database/tables/analyses';
import { findInquiryById } from '@/database/tables/inquiries';
import { findInvitationRow } from '@/database/tables/invitations';
import { findUserByEmail, findUserRow } from '@/database/tables/users';
import {
  accountDeletedMail,
  emailChangedMail,
  emailConfirmMail,
  emailRequestedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from '@/emails/accountMails';
import { planHeadline } from '@/content/analysis/planSummary';
import { analysisReadyMail } from '@/emails/analysisReadyMail';
import { inquiryAssignedMail } from '@/emails/inquiryAssignedMail';
import { inquiryMail, replyTo } from '@/emails/inquiryMail';
import { invitationMail } from '@/emails/invitationMail';
import { layOutMail, type MailContent } from '@/emails/layOutMail';
import { scheduleFailedMail } from '@/emails/scheduleFailedMail';
import type { MailOrder } from '@/domain/mail/MailOrder';
import { mailableName } from '@/domain/mail/mailableName';
import { env } from '@/env';
import { formatMomentIn } from '@/format/dates';
import { firmNameOf } from '@/queries/firmNameOf';
import { lookOf } from '@/queries/lookOf';
import { createResetLink, setEmailLinkToken } from '@/services/accounts/accountLinks';
import { planOf } from '../analyses/planOf';
import { renewInvitationLink } from '../invitations/invitationLink';
import { findPlannedPost, isPostShown } from '../jobs/findPlannedPost';
import type { AddressedMail } from './AddressedMail';
import { composeInquiryReply } from './composeInquiryReply';
import type { TokenOf } from './mailedToken';

type Composers = {
  [Kind in MailOrder['kind']]: (
    payload: Payload,
    order: Extract<MailOrder, { kind: Kind }>,
    tokenOf: TokenOf,
  ) => Promise<AddressedMail | null>;
};

const composers: Composers = {
  inquiry: async (payload, { inquiryId }) => {
    const inquiry = await findInquiryById(payload, inquiryId);
    const to = (await readSettings(payload)).contactEmail || env.MAIL_TO;
    if (!inquiry || !to) return null;
    const { name, email, company, message } = inquiry;
    const written = { name, email, company: company ?? '', message };
    return {
      to,
      replyTo: replyTo(written),
      ...(inquiry.noticeMessageId && { messageId: inquiry.noticeMessageId }),
      ...inquiryMail(written, inboxAddress(inquiryId)),
    };
  },

  inquiryReply: (payload, { entryId }) => composeInquiryReply(payload, entryId),

  inquiryAssigned: async (payload, { inquiryId, ownerId, byName }) => {
    const inquiry = await findInquiryById(payload, inquiryId);
    const owner = await findUserRow(payload, ownerId);
    if (!owner || !inquiry || inquiry.owner !== ownerId) return null;
    return toUser(payload, owner, inquiryAssignedMail(byName, inquiry.name, inboxAddress(inquiryId)));
  },

  passwordReset: composeReset,
  resetHandedOver: composeReset,

  invitation: async (payload, { invitationId }, tokenOf) => {
    const invitation = await findInvitationRow(payload, invitationId);
    if (!invitation) return null;
    const { email, role, expiresAt, invitedBy } = invitation;
    const inviter = invitedBy ? await findUserRow(payload, Number(invitedBy)) : null;
    const content = invitationMail({
      inviter: inviter && mailableName(inviter.name),
      firmName: firmNameOf(await readSettings(payload)),
      role,
      until: formatMomentIn(expiresAt, inviter?.timezone),
      address: await renewInvitationLink(payload, invitationId, {
        token: tokenOf(`invitation:${invitationId}:${expiresAt}`),
      }),
    });
    return toUser(payload, { email, name: null }, content);
  },

  welcome: async (payload, { userId }) => {
    const user = await findUserRow(payload, userId);
    // Omits the name: the person who typed it may not be the recipient.
    return user && toUser(payload, { ...user, name: null }, welcomeMail(`${env.SITE_URL}/dashboard`));
  },

  passwordChanged: async (payload, { userId, at }) => {
    const user = await findUserRow(payload, userId);
    return user && toUser(payload, user, passwordChangedMail(formatMomentIn(at, user.timezone)));
  },

  emailConfirm: async (payload, { linkId }, tokenOf) => {
    const found = await readEmailLink(payload, { linkId, path: '/confirm-email', tokenOf });
    // Omits the name: the person who typed it may not be the recipient.
    return (
      found && toUser(payload, { email: found.to, name: null }, emailConfirmMail(found.until, found.address))
    );
  },

  emailRequested: async (payload, { linkId }, tokenOf) => {
    const found = await readEmailLink(payload, { linkId, path: '/undo-email', tokenOf });
    if (!found?.user.pendingEmail) return null;
    const { user, to, until, address } = found;
    return toUser(
      payload,
      { ...user, email: to },
      emailRequestedMail(found.user.pendingEmail, until, address),
    );
  },

  emailChanged: async (payload, { linkId }, tokenOf) => {
    const found = await readEmailLink(payload, { linkId, path: '/undo-email', tokenOf });
    if (!found) return null;
    const { user, to, until, address } = found;
    return toUser(payload, { ...user, email: to }, emailChangedMail(user.email, until, address));
  },

  newDevice: async (payload, { userId, device, at }) => {
    const user = await findUserRow(payload, userId);
    const address = `${env.SITE_URL}/profile-settings#password`;
    return user && toUser(payload, user, newDeviceMail(device, formatMomentIn(at, user.timezone), address));
  },

  analysisReady: async (payload, { analysisId }) => {
    const analysis = await findAnalysisById(payload, analysisId);
    const user = analysis && (await findUserRow(payload, Number(analysis.owner)));
    if (!user || user.emailNotifications === false) return null;
    const address = `${env.SITE_URL}/dashboard?analysis=${analysisId}`;
    return toUser(
      payload,
      user,
      analysisReadyMail(analysis.listName, planHeadline(planOf(analysis)), address),
    );
  },

  scheduleFailed: async (payload, { userId, postId, type, reason }) => {
    const user = await findUserRow(payload, userId);
    const post = await findPlannedPost(payload, postId);
    if (!user || !post) return null;
    // For `publish`, check the latest version: the published row may be the state before the scheduled changes.
    const isDone = type === 'publish' ? post._status === 'published' : !(await isPostShown(payload, postId));
    if (isDone) return null;
    const { title, slug } = post;
    // Drafts may lack a slug.
    const place = slug ? `/admin/blog?edit=${encodeURIComponent(slug)}` : `/cms/collections/posts/${postId}`;
    const address = `${env.SITE_URL}${place}`;
    return toUser(payload, user, scheduleFailedMail({ title, slug, type, reason }, address));
  },

  accountDeleted: async (payload, { email, name, timezone, at }) =>
    toUser(payload, { email, name }, accountDeletedMail(formatMomentIn(at, timezone))),
};

/**
 * Composes a mail from current data. Returns null if the recipient or the reason no longer exists, and for kinds that
 * this release no longer has, which an older server may have left in the queue.
 * @param tokenOf creates the tokens of the mail's links. Password reset links get a new token each time; earlier ones
 * stay valid
 */
export async function composeMail(
  payload: Payload,
  order: MailOrder,
  tokenOf: TokenOf,
): Promise<AddressedMail | null> {
  const known: Partial<
    Record<string, (...given: [Payload, never, TokenOf]) => Promise<AddressedMail | null>>
  > = composers;
  return (await known[order.kind]?.(payload, order as never, tokenOf)) ?? null;
}

async function composeReset(payload: Payload, { email }: { email: string }): Promise<AddressedMail | null> {
  const user = await findUserByEmail(payload, email);
  // Nobody can log in to an account that is about to be deleted.
  if (!user || (await isMarkedForRemoval(payload, user.id))) return null;
  const token = await createResetLink(payload, user.id);
  return toUser(payload, user, passwordResetMail(pageAddress('/reset-password', token)));
}

async function toUser(
  payload: Payload,
  { email, name }: { email: string; name: string | null },
  content: MailContent,
): Promise<AddressedMail> {
  const settings = await readSettings(payload);
  const frame = { firmName: firmNameOf(settings), look: lookOf(settings), siteAddress: env.SITE_URL };
  return {
    to: email,
    ...layOutMail(content, { ...frame, recipientName: name }),
  };
}

interface WantedLink {
  linkId: number;
  path: string;
  tokenOf: TokenOf;
}

/**
 * Sets the token of a stored email link and returns its URL, recipient and account. Returns null if the link or the
 * account no longer exists.
 */
async function readEmailLink(payload: Payload, { linkId, path, tokenOf }: WantedLink) {
  const link = await findLinkById(payload, linkId);
  const user = link && (await findUserRow(payload, Number(link.user)));
  if (!user || !link.email) return null;
  const token = tokenOf(`${link.purpose}:${linkId}:${link.expiresAt}`);
  await setEmailLinkToken(payload, linkId, token);
  const until = formatMomentIn(link.expiresAt, user.timezone);
  return { user, to: link.email, until, address: pageAddress(path, token) };
}

// Bypasses access on purpose: the server composes mails without a user.
const readSettings = (payload: Payload) =>
  payload.findGlobal({ slug: 'site-settings', depth: 1, overrideAccess: true });

const inboxAddress = (inquiryId: number) => `${env.SITE_URL}/admin/inquiries?id=${inquiryId}`;

const pageAddress = (path: string, token: string) => `${env.SITE_URL}${path}#token=${token}`;
