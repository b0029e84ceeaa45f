import { pendingEmailTexts } from '@/content/portal/profile';
import { giveUpPendingEmail } from '@/operations/accounts/giveUpPendingEmail';
import { sendPendingEmail } from '@/operations/accounts/sendPendingEmail';
import { profileAnswerSchema } from '@/schemas/account';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

const path = '/auth/pending-email';

const sendPendingEmailEndpoint = defineEndpoint({
  method: 'post',
  path,
  summary: 'Mail the link that confirms the new email once more; 404 when none waits',
  access: 'user',
  answer: messageSchema,
  handler: async ({ req }) => {
    await sendPendingEmail({ req });
    return { body: { message: pendingEmailTexts.sent } };
  },
});

const giveUpPendingEmailEndpoint = defineEndpoint({
  method: 'delete',
  path,
  summary: 'Give up the new email that waits to be confirmed; 404 when none waits',
  access: 'user',
  answer: profileAnswerSchema,
  handler: async ({ req }) => ({ body: { user: await giveUpPendingEmail({ req }) } }),
});

export const pendingEmailEndpoints = [sendPendingEmailEndpoint, giveUpPendingEmailEndpoint];
