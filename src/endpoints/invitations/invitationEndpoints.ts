import { z } from 'zod';
import { acceptInvitation } from '@/operations/invitations/acceptInvitation';
import { createInvitation } from '@/operations/invitations/createInvitation';
import { listInvitations } from '@/operations/invitations/listInvitations';
import { openInvitation } from '@/operations/invitations/openInvitation';
import { resendInvitation } from '@/operations/invitations/resendInvitation';
import { withdrawInvitation } from '@/operations/invitations/withdrawInvitation';
import { sessionAnswerSchema } from '@/schemas/auth';
import { documentIdParams } from '@/schemas/documentId';
import {
  acceptInvitationBodySchema,
  createInvitationBodySchema,
  invitationSchema,
  invitationTokenBodySchema,
  openInvitationSchema,
  sentInvitationSchema,
} from '@/schemas/invitations';
import { messageSchema } from '@/schemas/message';
import { answerWithSession } from '../auth/answerWithSession';
import { defineEndpoint } from '../defineEndpoint';

const all = { path: '/admin/invitations', access: 'admin' } as const;
const one = { path: '/admin/invitations/:id', access: 'admin', params: documentIdParams } as const;

export const invitationEndpoints = [
  defineEndpoint({
    ...all,
    method: 'get',
    summary: 'Who was invited and has not accepted yet, newest first',
    answer: z.array(invitationSchema),
    handler: async ({ req }) => ({ body: await listInvitations({ req }) }),
  }),
  defineEndpoint({
    ...all,
    method: 'post',
    summary: 'Invite somebody by mail to have an account with a role; the link works for 7 days, once',
    body: createInvitationBodySchema,
    answer: sentInvitationSchema,
    status: 201,
    handler: async ({ req, body }) => ({ body: await createInvitation({ req, body }) }),
  }),
  defineEndpoint({
    ...one,
    method: 'delete',
    summary: 'Withdraw an invitation',
    answer: messageSchema,
    handler: async ({ req, params }) => {
      await withdrawInvitation({ req, id: params.id });
      return { body: { message: 'The invitation was withdrawn' } };
    },
  }),
  defineEndpoint({
    ...one,
    method: 'post',
    path: `${one.path}/send`,
    summary: 'Send an invitation again, for another 7 days; the link before no longer works',
    answer: sentInvitationSchema,
    handler: async ({ req, params }) => ({ body: await resendInvitation({ req, id: params.id }) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/auth/invitation',
    summary: 'What an invitation is for, with the token of its link',
    access: 'public',
    body: invitationTokenBodySchema,
    answer: openInvitationSchema,
    handler: async ({ req, body }) => ({ body: await openInvitation({ req, ...body }) }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/auth/accept-invitation',
    summary: 'Make the account of an invitation with the token of its link, and sign in',
    access: 'public',
    body: acceptInvitationBodySchema,
    answer: sessionAnswerSchema,
    status: 201,
    handler: async ({ req, body }) => answerWithSession(req, await acceptInvitation({ req, ...body })),
  }),
];
