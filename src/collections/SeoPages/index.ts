import type { CollectionConfig } from 'payload';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { seoPageTexts } from '@/content/admin/seo';
import { listQuestions } from '@/fields/listQuestions';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import { seoPageFields } from './fields';
import { dropRedundantMetadata } from './hooks/dropRedundantMetadata';
import { linkShareImage } from './hooks/linkShareImage';
import { namePage } from './hooks/namePage';
import { refreshSeoPage } from './hooks/refreshSeoPage';
import { signSeoPage } from './hooks/signSeoPage';

/**
 * Search metadata: one record per page, empty until somebody saves it. Every save is live at once and kept as a
 * version. The public reads records only through the documented API, which omits who saved them.
 */
export const SeoPages: CollectionConfig = {
  slug: 'seo-pages',
  labels: { singular: 'SEO', plural: 'SEO' },
  // A migration creates one row per page, so nobody can create or delete one here.
  access: { create: nobody, read: isStaff, update: isStaff, delete: nobody, readVersions: isStaff },
  admin: {
    hideAPIURL: true,
    group: panelGroups.search,
    description: panelDescriptions.seoPages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'metaDescription', 'robots', 'updatedAt'],
    components: {
      beforeListTable: listQuestions('seo-pages', [
        { label: 'Kept out of search results', where: ['[robots][contains]=noindex'] },
        { label: 'With a title of its own', where: ['[title][exists]=true'] },
        { label: seoPageTexts.withPicture, where: ['[sharePicture][exists]=true'] },
      ]),
      edit: { beforeDocumentControls: ['@/components/cms/search/ResetRecord#ResetRecord'] },
    },
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['name', 'title', 'metaDescription'],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'pageKey',
  hooks: {
    beforeOperation: [rejectStaleSave('seo-pages')],
    beforeValidate: [requireTexts],
    beforeChange: [namePage, linkShareImage, dropRedundantMetadata, signSeoPage],
    afterChange: [refreshSeoPage],
  },
  fields: [unsavedChanges(), ...seoPageFields],
};
