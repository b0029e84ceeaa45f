import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';

/**
 * What a client tried out on an analysis and kept under a name: the tried numbers only, never figures. Written and
 * read by the scenario operations.
 */
export const AnalysisScenarios: CollectionConfig = {
  slug: 'analysis-scenarios',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['analysis', 'name'], unique: true }],
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'analysis', type: 'relationship', relationTo: 'analyses', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'tasks', type: 'json', required: true },
  ],
};
