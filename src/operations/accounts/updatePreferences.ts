import type { PayloadRequest } from 'payload';
import type { Preferences, PreferencesBody } from '@/schemas/account';
import { requireUser } from '../requireUser';
import { preferencesOf } from './readPreferences';

/** Updates the preferences that are sent and returns all of them. */
export async function updatePreferences({
  req,
  preferences,
}: {
  req: PayloadRequest;
  preferences: PreferencesBody;
}): Promise<Preferences> {
  const user = requireUser(req);
  const changed = await req.payload.update({
    collection: 'users',
    id: user.id,
    data: preferences,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  return preferencesOf(changed);
}
