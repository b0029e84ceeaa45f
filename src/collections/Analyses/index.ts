import type { CollectionConfig } from 'payload';
import { adminOrOwner } from '@/access/adminOrOwner';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { analysisFields } from './fields';
import { deleteBelongings } from './hooks/deleteBelongings';

/**
 * Opportunity analyses: the answers of the eleven steps and what the engine made of them. They are created by the
 * generate operation only, which holds the report limit and does the sums; nobody edits them afterwards.
 */
export const Analyses: CollectionConfig = {
  slug: 'analyses',
  labels: { singular: 'Analysis', plural: 'Analyses' },
  access: { create: nobody, read: adminOrOwner, update: nobody, delete: isAdmin },
  admin: {
    useAsTitle: 'listName',
    defaultColumns: ['listName', 'industry', 'owner', 'createdAt'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['owner', 'createdAt'] }],
  hooks: { beforeDelete: [deleteBelongings] },
  fields: analysisFields,
};
