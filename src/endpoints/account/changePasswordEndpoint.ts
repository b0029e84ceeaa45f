import { profileMessages } from '@/content/portal/profile';
import { changePassword } from '@/operations/accounts/changePassword';
import { requireUser } from '@/operations/requireUser';
import { passwordBodySchema } from '@/schemas/account';
import { messageSchema } from '@/schemas/message';
import { rememberDevice } from '../auth/rememberDevice';
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
    // No device is known any more, except the one that it was changed on.
    const cookies = await rememberDevice(req, requireUser(req).id);
    return { body: { message: profileMessages.passwordChanged }, cookies };
  },
});
