import type { CollectionAfterLogoutHook } from 'payload';
import { endSession } from '@/operations/sessions/endSession';

/** The CMS panel's own logout button ends the session of the site as well. */
export const endSessionOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  await endSession({ req });
};
