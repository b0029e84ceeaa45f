import type { CollectionConfig } from 'payload';
import { adminOrOwner } from '@/access/adminOrOwner';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { analysisFields } from './fields';
import { deleteBelongings } from './hooks/deleteBelongings';

/**
 * Opportunity analyses: the answers of the eleven wizard steps and what the engine computed from them. Only the
 * generate operation creates them, because it enforces the report limit. Afterwards only the days that the client's
 * people can give, and the phases that depend on them, can change (0091).
 */
export const Analyses: CollectionConfig = {
  slug: 'analyses',
  labels: { singular: 'Analysis', plural: 'Analyses' },
  access: { create: nobody, read: adminOrOwner, update: nobody, delete: isAdmin, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.clients,
    description: panelDescriptions.analyses,
    useAsTitle: 'listName',
    defaultColumns: ['listName', 'industry', 'owner', 'createdAt'],
    listSearchableFields: ['listName', 'industry'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['owner', 'createdAt'] }],
  hooks: { beforeDelete: [deleteBelongings] },
  fields: analysisFields,
};
