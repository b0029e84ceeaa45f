import type { CollectionConfig } from 'payload';
import { isStaff } from '@/access/isStaff';
import { seoPageFields } from './fields';
import { refreshSeoPage } from './hooks/refreshSeoPage';
import { signSeoPage } from './hooks/signSeoPage';

/**
 * Search metadata: one record per page. Every save is live at once and kept as a version. The public reads records
 * through the documented call only, which tells nothing about who saved them.
 */
export const SeoPages: CollectionConfig = {
  slug: 'seo-pages',
  labels: { singular: 'Search metadata', plural: 'Search metadata' },
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff, readVersions: isStaff },
  admin: {
    useAsTitle: 'pageKey',
    defaultColumns: ['pageKey', 'title', 'metaDescription', 'robots', 'updatedAt'],
    listSearchableFields: ['title', 'metaDescription'],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'pageKey',
  hooks: {
    beforeChange: [signSeoPage],
    afterChange: [refreshSeoPage],
    afterDelete: [refreshSeoPage],
  },
  fields: seoPageFields,
};
