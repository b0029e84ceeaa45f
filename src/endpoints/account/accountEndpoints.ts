import { z } from 'zod';
import { expiredSessionCookie, sessionCookie } from '@/access/sessionCookie';
import { pendingEmailTexts, profileMessages } from '@/content/portal/profile';
import { passwordResetMessages } from '@/content/site/passwordReset';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { cancelPendingEmail } from '@/operations/accounts/cancelPendingEmail';
import { changePassword } from '@/operations/accounts/changePassword';
import { confirmEmail } from '@/operations/accounts/confirmEmail';
import { deleteOwnAccount } from '@/operations/accounts/deleteOwnAccount';
import { exportAccount } from '@/operations/accounts/exportAccount';
import { readFormerEmail, restoreFormerEmail } from '@/operations/accounts/formerEmail';
import { readPreferences } from '@/operations/accounts/readPreferences';
import { rememberDevice } from '@/operations/accounts/rememberDevice';
import { requestPasswordReset } from '@/operations/accounts/requestPasswordReset';
import { resetPassword } from '@/operations/accounts/resetPassword';
import { sendPendingEmail } from '@/operations/accounts/sendPendingEmail';
import { undoEmailChange } from '@/operations/accounts/undoEmailChange';
import { updatePreferences } from '@/operations/accounts/updatePreferences';
import { updateProfile } from '@/operations/accounts/updateProfile';
import { requireUser } from '@/operations/requireUser';
import { endOwnSession } from '@/operations/sessions/endOwnSession';
import { listSessions } from '@/operations/sessions/listSessions';
import { refreshSession } from '@/operations/sessions/refreshSession';
import {
  accountExportSchema,
  deleteAccountBodySchema,
  deviceSessionSchema,
  passwordBodySchema,
  formerEmailSchema,
  preferencesBodySchema,
  preferencesSchema,
  profileAnswerSchema,
  profileBodySchema,
  tokenAnswerSchema,
} from '@/schemas/account';
import { documentIdParams } from '@/schemas/documentId';
import {
  confirmEmailAnswerSchema,
  confirmEmailBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  undoEmailAnswerSchema,
  undoEmailBodySchema,
} from '@/schemas/mailedLinks';
import { messageSchema } from '@/schemas/message';
import { endSessionsOf } from '@/services/sessions/endSessionsOf';
import { defineEndpoint } from '../defineEndpoint';
import { streamJsonObject } from '../streamJsonObject';

/** Older clients send an email and a placeholder password; the body is not read. */
const refreshTokenEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/refresh-token',
  summary: 'A fresh token for the session that asks',
  access: 'user',
  allowsClosedSession: true,
  answer: tokenAnswerSchema,
  handler: async ({ req }) => {
    const { token, expiresAt } = await refreshSession({ req });
    return { body: { token }, cookies: [sessionCookie(token, expiresAt)] };
  },
});

/**
 * Base64 makes an image a third larger. Up to this size the operation rejects a large image with a message of its own.
 */
const maxBodyBytes = 1.6 * profilePictureLimits.maxBytes;

const updateProfileEndpoint = defineEndpoint({
  method: 'put',
  path: '/auth/profile',
  summary:
    'Change what is sent of name, email, company and picture; a new email waits until the link mailed to it is opened',
  access: 'user',
  body: profileBodySchema,
  answer: profileAnswerSchema,
  maxBodyBytes,
  handler: async ({ req, body }) => ({ body: { user: await updateProfile({ req, profile: body }) } }),
});

const changePasswordEndpoint = defineEndpoint({
  method: 'put',
  path: '/auth/password',
  summary: 'Change the password; all other sessions end',
  access: 'user',
  allowsClosedSession: true,
  body: passwordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await changePassword({ req, ...body });
    // The change makes all devices unknown, so the current one is remembered again.
    const cookies = await rememberDevice(req, requireUser(req).id);
    return { body: { message: profileMessages.passwordChanged }, cookies };
  },
});

const preferencesPath = '/auth/preferences';

const readPreferencesEndpoint = defineEndpoint({
  method: 'get',
  path: preferencesPath,
  summary: "The signed-in account's preferences",
  access: 'user',
  answer: preferencesSchema,
  handler: async ({ req }) => ({ body: readPreferences({ req }) }),
});

const updatePreferencesEndpoint = defineEndpoint({
  method: 'put',
  path: preferencesPath,
  summary: 'Change the preferences that are sent; also served at /auth/preferences',
  access: 'user',
  body: preferencesBodySchema,
  answer: preferencesSchema,
  handler: async ({ req, body }) => ({ body: await updatePreferences({ req, preferences: body }) }),
});

const preferencesEndpoints = [readPreferencesEndpoint, updatePreferencesEndpoint];

const forgotPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/forgot-password',
  summary: 'Order a mail with a link to set a new password; the answer is the same for every address',
  access: 'public',
  body: forgotPasswordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await requestPasswordReset({ req, ...body });
    return { body: { message: passwordResetMessages.ordered } };
  },
});

const resetPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link; all sessions end',
  access: 'public',
  body: resetPasswordBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await resetPassword({ req, ...body });
    return { body: { message: passwordResetMessages.done } };
  },
});

const passwordResetEndpoints = [forgotPasswordEndpoint, resetPasswordEndpoint];

const formerEmailPath = '/auth/former-email';

const readFormerEmailEndpoint = defineEndpoint({
  method: 'get',
  path: formerEmailPath,
  summary:
    'The email that the account had before, while it still signs in; null with a mail server, which sends a link',
  access: 'user',
  answer: formerEmailSchema.nullable(),
  handler: async ({ req }) => ({ body: await readFormerEmail({ req }) }),
});

const restoreFormerEmailEndpoint = defineEndpoint({
  method: 'post',
  path: formerEmailPath,
  summary: 'Give the account its former email back; all other sessions end. 404 when there is none',
  access: 'user',
  answer: profileAnswerSchema,
  handler: async ({ req }) => ({ body: { user: await restoreFormerEmail({ req }) } }),
});

const pendingEmailPath = '/auth/pending-email';

const sendPendingEmailEndpoint = defineEndpoint({
  method: 'post',
  path: pendingEmailPath,
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
  path: pendingEmailPath,
  summary: 'Give up the new email that waits to be confirmed; 404 when none waits',
  access: 'user',
  answer: profileAnswerSchema,
  handler: async ({ req }) => ({ body: { user: await cancelPendingEmail({ req }) } }),
});

const pendingEmailEndpoints = [
  sendPendingEmailEndpoint,
  giveUpPendingEmailEndpoint,
  readFormerEmailEndpoint,
  restoreFormerEmailEndpoint,
];

const confirmEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/confirm-email',
  summary: 'Make the new email of an account hold with the token of a mailed link; all other sessions end',
  access: 'public',
  body: confirmEmailBodySchema,
  answer: confirmEmailAnswerSchema,
  handler: async ({ req, body }) => ({ body: await confirmEmail({ req, ...body }) }),
});

const undoEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/undo-email',
  summary: 'Give an account its former email back with the token of a mailed link; all sessions end',
  access: 'public',
  body: undoEmailBodySchema,
  answer: undoEmailAnswerSchema,
  handler: async ({ req, body }) => ({ body: await undoEmailChange({ req, ...body }) }),
});

const listSessionsEndpoint = defineEndpoint({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where the signed-in account is signed in',
  access: 'user',
  answer: z.array(deviceSessionSchema),
  handler: async ({ req }) => ({ body: await listSessions({ req }) }),
});

const endOtherSessionsEndpoint = defineEndpoint({
  method: 'delete',
  path: '/auth/sessions',
  summary: 'Sign out everywhere else',
  access: 'user',
  answer: messageSchema,
  handler: async ({ req }) => {
    await endSessionsOf({ req, userId: requireUser(req).id });
    return { body: { message: 'Signed out everywhere else' } };
  },
});

const endSessionEndpoint = defineEndpoint({
  method: 'delete',
  path: '/auth/sessions/:id',
  summary: "End one of the signed-in account's sessions",
  access: 'user',
  params: documentIdParams,
  answer: messageSchema,
  handler: async ({ req, params }) => {
    await endOwnSession({ req, id: params.id });
    return { body: { message: 'Signed out' } };
  },
});

const sessionEndpoints = [listSessionsEndpoint, endOtherSessionsEndpoint, endSessionEndpoint];

const exportAccountEndpoint = defineEndpoint({
  method: 'get',
  path: '/auth/export',
  summary: 'What is kept in the signed-in account',
  access: 'user',
  answer: accountExportSchema,
  handler: async ({ req }) => ({
    body: await streamJsonObject(exportAccount({ req })),
    headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
  }),
});

/** A POST, because proxies may drop the body of a DELETE. */
const deleteAccountEndpoint = defineEndpoint({
  method: 'post',
  path: '/auth/delete-account',
  summary: 'Delete the signed-in account and everything in it',
  access: 'user',
  body: deleteAccountBodySchema,
  answer: messageSchema,
  handler: async ({ req, body }) => {
    await deleteOwnAccount({ req, ...body });
    return { body: { message: 'Your account has been deleted' }, cookies: [expiredSessionCookie()] };
  },
});

export const accountEndpoints = [
  refreshTokenEndpoint,
  updateProfileEndpoint,
  changePasswordEndpoint,
  ...preferencesEndpoints,
  ...passwordResetEndpoints,
  ...pendingEmailEndpoints,
  confirmEmailEndpoint,
  undoEmailEndpoint,
  ...sessionEndpoints,
  exportAccountEndpoint,
  deleteAccountEndpoint,
];
