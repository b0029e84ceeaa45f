import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { accountLinkPurposes } from '@/domain/accounts/accountLinkLife';

/**
 * Links mailed to prove that the recipient owns the account. Only a hash of the token is stored, and it is created
 * when the mail is sent, so neither this table nor the mail queue grants access to an account. Using a link deletes
 * its row.
 */
export const AccountLinks: CollectionConfig = {
  slug: 'account-links',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'purpose', type: 'select', options: [...accountLinkPurposes], required: true },
    // SHA-256 of the token; empty until the mail is sent.
    { name: 'tokenHash', type: 'text', unique: true, index: true },
    // The address that the link sets on the account: the new one to confirm, or the former one to restore.
    { name: 'email', type: 'text', index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
