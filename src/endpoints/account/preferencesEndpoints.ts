import { readPreferences } from '@/operations/accounts/readPreferences';
import { updatePreferences } from '@/operations/accounts/updatePreferences';
import { preferencesSchema } from '@/schemas/account';
import { defineEndpoint } from '../defineEndpoint';

const path = '/auth/preferences';

const readPreferencesEndpoint = defineEndpoint({
  method: 'get',
  path,
  summary: "The signed-in account's preferences",
  access: 'user',
  answer: preferencesSchema,
  handler: async ({ req }) => ({ body: readPreferences({ req }) }),
});

const updatePreferencesEndpoint = defineEndpoint({
  method: 'put',
  path,
  summary: 'Change the preferences; also served at /auth/preferences',
  access: 'user',
  body: preferencesSchema,
  answer: preferencesSchema,
  handler: async ({ req, body }) => ({ body: await updatePreferences({ req, preferences: body }) }),
});

export const preferencesEndpoints = [readPreferencesEndpoint, updatePreferencesEndpoint];
