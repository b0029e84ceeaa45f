import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { modelPurposes } from '@/domain/languageModel/modelCallKinds';

/**
 * What a language model is writing right now: at most one row of a kind for each account. A row counts only until its
 * lease ends, which the process that writes extends; with a process that died it runs out. See `acquireTurn`.
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
    // Tells the holder of the row from whoever took it over.
    { name: 'token', type: 'text', required: true, index: true },
    { name: 'leaseUntil', type: 'date', required: true },
  ],
};
