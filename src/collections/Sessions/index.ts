import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { accountLimits } from '@/domain/accounts/accountLimits';

/** One row per sign-in. Only the session operations read and write it. Deleting a row ends the session. */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    // SHA-256 of the secret in the session's tokens; a session without it grants no access.
    { name: 'secretHash', type: 'text' },
    { name: 'lastSeenAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // The User-Agent header at sign-in.
    { name: 'userAgent', type: 'text', maxLength: accountLimits.userAgentMaxLength },
  ],
};
