import type { CollectionConfig, CollectionBeforeDeleteHook } from 'payload';
import { adminOrOwner } from '@/access/adminOrOwner';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { lockAnalysis } from '@/database/tables/analyses';
import { removeProgressOf } from '@/database/tables/projectProgress';
import { analysisFields } from './fields';

/**
 * Deletes the project progress of the analysis in the same transaction. Locks the row first, so that no progress is
 * inserted concurrently.
 */
const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockAnalysis(req, id);
  await removeProgressOf(req, id);
};

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
