import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { projectStatuses } from '@/domain/analysis/progress/projectStatuses';

/**
 * Progress and measured results of a project of an analysis. The engine computes the figures once, because an
 * analysis never changes. Only the progress operations read and write it.
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
    // Hours a month that the task takes now, of all people together.
    { name: 'hoursAMonth', type: 'number' },
    // Spent so far.
    { name: 'costUsd', type: 'number' },
    { name: 'note', type: 'text' },
    // Computed by the engine, per year; null where there is nothing to compute or nothing was measured.
    { name: 'expectedHours', type: 'number' },
    { name: 'expectedUsd', type: 'number' },
    { name: 'actualHours', type: 'number' },
    { name: 'actualUsd', type: 'number' },
  ],
};
