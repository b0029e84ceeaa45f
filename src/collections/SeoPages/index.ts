import type { CollectionConfig } from 'payload';
import { isStaff } from '@/access/isStaff';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { listQuestions } from '@/fields/listQuestions';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { refuseOutdated } from '@/hooks/refuseOutdated';
import { requireTexts } from '@/hooks/requireTexts';
import { seoPageFields } from './fields';
import { keepOwnWords } from './hooks/keepOwnWords';
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
    hideAPIURL: true,
    group: panelGroups.search,
    description: panelDescriptions.seoPages,
    useAsTitle: 'pageKey',
    defaultColumns: ['pageKey', 'title', 'metaDescription', 'robots', 'updatedAt'],
    components: {
      beforeListTable: listQuestions('seo-pages', [
        { label: 'Kept out of search results', where: ['[robots][contains]=noindex'] },
        { label: 'With a title of its own', where: ['[title][exists]=true'] },
      ]),
    },
    listSearchableFields: ['title', 'metaDescription'],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'pageKey',
  hooks: {
    beforeOperation: [refuseOutdated('seo-pages')],
    beforeValidate: [requireTexts],
    beforeChange: [keepOwnWords, signSeoPage],
    afterChange: [refreshSeoPage],
    afterDelete: [refreshSeoPage],
  },
  fields: [unsavedChanges(), ...seoPageFields],
};
