import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { updateProfile } from '@/operations/accounts/updateProfile';
import { profileAnswerSchema, profileBodySchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

/** A picture is a third larger as text. One that is too large is told so by the operation, up to this. */
const maxBodyBytes = 1.6 * profilePictureLimits.maxBytes;

export const updateProfileEndpoint = defineEndpoint({
  method: 'put',
  path: '/auth/profile',
  summary: 'Change name, email, company and picture; a new email waits until the link mailed to it is opened',
  access: 'user',
  body: profileBodySchema,
  answer: profileAnswerSchema,
  maxBodyBytes,
  handler: async ({ req, body }) => ({ body: { user: await updateProfile({ req, profile: body }) } }),
});
