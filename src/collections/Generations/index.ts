import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { modelPurposes } from '@/domain/languageModel/modelCallKinds';

/**
 * Language model generations in progress: at most one row per account and purpose. A row counts only until its lease
 * expires. The writing process extends the lease, so the row of a crashed process expires. See `acquireTurn`.
 */
export const Generations: CollectionConfig = {
  slug: 'generations',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['owner', 'kind'], unique: true }],
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true },
    { name: 'kind', type: 'select', options: [...modelPurposes], required: true },
    { name: 'submissionKey', type: 'text' },
    // Identifies the current owner of the row after another process has taken it over.
    { name: 'token', type: 'text', required: true, index: true },
    { name: 'leaseUntil', type: 'date', required: true },
  ],
};
