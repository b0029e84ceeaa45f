import type { PayloadRequest } from 'payload';
import type { Preferences } from '@/schemas/account';
import { requireUser } from '../requireUser';

/** Keeps what the signed-in account prefers. */
export async function updatePreferences({
  req,
  preferences,
}: {
  req: PayloadRequest;
  preferences: Preferences;
}): Promise<Preferences> {
  const user = requireUser(req);
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: preferences,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  });
  return preferences;
}
