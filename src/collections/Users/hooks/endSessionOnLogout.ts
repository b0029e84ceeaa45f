import type { CollectionAfterLogoutHook } from 'payload';
import { endSession } from '@/services/sessions/endSession';

/** Ends the site's session when the admin panel's logout button is used. */
export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await endSession({ req });
};
