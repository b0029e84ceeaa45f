import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { roles } from '@/domain/accounts/roles';

/**
 * Open invitations with the role they grant. The account is created when the link is used, so every invited account
 * has a confirmed address. Only a hash of the token is stored. Using or withdrawing an invitation deletes its row.
 */
export const Invitations: CollectionConfig = {
  slug: 'invitations',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, index: true },
    { name: 'role', type: 'select', options: [...roles], required: true },
    // SHA-256 of the token; empty until the mail is sent.
    { name: 'tokenHash', type: 'text', unique: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    // The administrator who is accountable for the role; null once they are no longer one.
    { name: 'invitedBy', type: 'relationship', relationTo: 'users' },
    // The invitation of the first administrator, which nobody sends.
    { name: 'isFirst', type: 'checkbox', defaultValue: false },
  ],
};
