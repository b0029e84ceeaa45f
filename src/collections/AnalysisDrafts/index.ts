import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';

/** The wizard that an account has begun: at most one row each. Written and read by the draft operations only. */
export const AnalysisDrafts: CollectionConfig = {
  slug: 'analysis-drafts',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Names this run of the wizard: the key it is submitted with begins with it.
    { name: 'draftKey', type: 'text', required: true },
    { name: 'answers', type: 'json', required: true },
    { name: 'step', type: 'number', required: true },
    // Going back keeps it.
    { name: 'furthestStep', type: 'number', required: true },
  ],
};
