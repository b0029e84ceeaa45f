import { profileMessages } from '@/content/portal/profile';
import { changePassword } from '@/operations/accounts/changePassword';
import { passwordBodySchema } from '@/schemas/account';
import { messageSchema } from '@/schemas/message';
import { defineEndpoint } from '../defineEndpoint';

export const changePasswordEndpoint = defineEndpoint({
  method: 'put',
  path: '/auth/password',
  summary: 'Change the password; all other sessions end',
  access: 'user',
  body: passwordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await changePassword({ req, ...body });
    return { body: { message: profileMessages.passwordChanged } };
  },
});
