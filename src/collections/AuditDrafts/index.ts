import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';

/** The audit that an account has begun: at most one row each. Written and read by the draft operations only. */
export const AuditDrafts: CollectionConfig = {
  slug: 'audit-drafts',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Names this run of the questionnaire; the audit is submitted under it.
    { name: 'draftKey', type: 'text', required: true },
    { name: 'answers', type: 'json', required: true },
    { name: 'section', type: 'number', required: true },
  ],
};
