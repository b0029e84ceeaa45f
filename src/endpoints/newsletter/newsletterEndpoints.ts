import { z } from 'zod';
import { newsletterForm } from '@/content/site/newsletter';
import { confirmSubscription, openConfirmLink } from '@/operations/newsletter/confirmSubscription';
import { leaveAddress } from '@/operations/newsletter/leaveAddress';
import { leaveNewsletter, openLeaveLink } from '@/operations/newsletter/leaveNewsletter';
import { signUpForNewsletter } from '@/operations/newsletter/signUpForNewsletter';
import { messageSchema } from '@/schemas/message';
import { newsletterBodySchema, newsletterLinkSchema } from '@/schemas/newsletter';
import { type DocumentedEndpoint, defineEndpoint } from '../defineEndpoint';
import { isPlainForm } from '../isPlainForm';
import { answerNewsletterLink } from './answerNewsletterPage';
import { answerSignUpForm } from './answerSignUpForm';
import { confirmDocument, confirmedDocument, leaveDocument, leftDocument } from './newsletterDocuments';

const maxBodyBytes = 16 * 1024;

const jsonEndpoint = defineEndpoint({
  method: 'post',
  path: '/newsletter',
  summary:
    'Ask for news of new posts; a mail with a link to confirm it follows. 404 while the newsletter is off. A plain form post is answered with a page',
  access: 'public',
  body: newsletterBodySchema,
  answer: messageSchema,
  maxBodyBytes,
  handler: async ({ req, body: { email, sentFrom } }) => {
    await signUpForNewsletter({ req, body: { email, sentFrom } });
    return { body: { message: newsletterForm.asked } };
  },
});

const signUpEndpoint: DocumentedEndpoint = {
  contract: jsonEndpoint.contract,
  answer: (call) =>
    isPlainForm(call.request.headers) ? answerSignUpForm(call, maxBodyBytes) : jsonEndpoint.answer(call),
};

/** A page behind a link of a mail. */
const link = (method: 'get' | 'post', path: string, summary: string): DocumentedEndpoint['contract'] => ({
  ...{ method, path, summary, access: 'public', status: 200 },
  ...{ contentType: 'text/html; charset=utf-8', query: newsletterLinkSchema, answer: z.string() },
});

const confirmPageEndpoint: DocumentedEndpoint = {
  contract: link('get', '/newsletter/confirm', 'The page with the button that confirms an address'),
  answer: answerNewsletterLink(async ({ req, token }) =>
    confirmDocument(await openConfirmLink({ req, token }), token),
  ),
};

const confirmEndpoint: DocumentedEndpoint = {
  contract: link('post', '/newsletter/confirm', 'Put the address that a link was mailed to on the list'),
  answer: answerNewsletterLink(async ({ req, token }) => {
    const confirmed = await confirmSubscription({ req, token });
    return confirmedDocument(confirmed.email, leaveAddress(confirmed, req.payload.secret));
  }),
};

const leavePageEndpoint: DocumentedEndpoint = {
  contract: link('get', '/newsletter/leave', 'The page with the button that leaves the newsletter'),
  answer: answerNewsletterLink((opened) => {
    openLeaveLink(opened);
    return leaveDocument(opened.token);
  }),
};

const leaveEndpoint: DocumentedEndpoint = {
  contract: link(
    'post',
    '/newsletter/leave',
    'Leave the newsletter, as mail programs do for their reader (RFC 8058); works while it is off, too',
  ),
  answer: answerNewsletterLink(async (opened) => {
    await leaveNewsletter(opened);
    return leftDocument();
  }),
};

export const newsletterEndpoints = [
  signUpEndpoint,
  confirmPageEndpoint,
  confirmEndpoint,
  leavePageEndpoint,
  leaveEndpoint,
];
