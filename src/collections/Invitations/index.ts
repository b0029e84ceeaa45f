import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { roles } from '@/domain/accounts/roles';

/**
 * Who was asked to have an account, and as what. The account is made when the link is used: nobody has one who hasn't
 * shown that the address is theirs. Of the token only a hash is kept. Using or withdrawing an invitation deletes its row.
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
    // Answers for the role; nobody, once they were no administrator any more.
    { name: 'invitedBy', type: 'relationship', relationTo: 'users' },
    // Of the first administrator, whom nobody can invite.
    { name: 'isFirst', type: 'checkbox', defaultValue: false },
  ],
};
