import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { accountLimits } from '@/domain/accounts/accountLimits';

/** One row per sign-in. Written and read by the session operations only; deleting a row ends that session. */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    // SHA-256 of what only the session's tokens hold; a session without it opens nothing.
    { name: 'secretHash', type: 'text' },
    { name: 'lastSeenAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // What the browser said about itself when it signed in.
    { name: 'userAgent', type: 'text', maxLength: accountLimits.userAgentMaxLength },
  ],
};
