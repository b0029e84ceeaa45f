import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { projectStatuses } from '@/domain/analysis/progress/projectStatuses';

/**
 * How far a client is with a project of an analysis, and what came of it. Figures are the engine's, as the analysis they
 * come from never changes. Written and read by the progress operations.
 */
export const ProjectProgress: CollectionConfig = {
  slug: 'project-progress',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['analysis', 'opportunityId'], unique: true }, { fields: ['status', 'updatedAt'] }],
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'analysis', type: 'relationship', relationTo: 'analyses', required: true, index: true },
    { name: 'opportunityId', type: 'text', required: true },
    { name: 'projectName', type: 'text', required: true },
    { name: 'status', type: 'select', options: [...projectStatuses], required: true },
    // What the task takes now, of all who do it together.
    { name: 'hoursAMonth', type: 'number' },
    // Spent on it so far.
    { name: 'costUsd', type: 'number' },
    { name: 'note', type: 'text' },
    // A year, by the engine; empty where nothing can be counted, or nothing was measured.
    { name: 'expectedHours', type: 'number' },
    { name: 'expectedUsd', type: 'number' },
    { name: 'actualHours', type: 'number' },
    { name: 'actualUsd', type: 'number' },
  ],
};
