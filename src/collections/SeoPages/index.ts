import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { seoPageTexts } from '@/content/admin/seo';
import { builtInSections } from '@/content/site/copy/pageWords';
import { isPageKey, pathOfPage } from '@/domain/seo/pageKeys';
import { listQuestions } from '@/fields/listQuestions';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import type { SeoPage } from '@/payload-types';
import { openAtSearchField } from '@/plugins/searchMetadata/fields';
import { cacheTags, seoPageTag } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { seoPageFields } from './fields';
import { dropRedundantMetadata } from './hooks/dropRedundantMetadata';
import { linkShareImage } from './hooks/linkShareImage';
import { namePage } from './hooks/namePage';

/** Returns the page that the preview shows; null for pages without words to replace. */
const previewedPath = (key: unknown): string | null =>
  typeof key === 'string' && isPageKey(key) && Object.keys(builtInSections(key)).length > 0
    ? pathOfPage(key)
    : null;

/** Records who saves, so that each version names them. Null for scripts. */
const signSeoPage: CollectionBeforeChangeHook<SeoPage> = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
});

/** Invalidates the record's page and the lists of all pages. */
function refreshSeoPage({ doc }: { doc: SeoPage }): void {
  expirePages(seoPageTag(doc.pageKey));
  expirePages(cacheTags.seoPages);
}

/**
 * What staff replace on each public page: its copy and its search metadata. One record per page, empty until somebody
 * saves it. Every save is live at once and kept as a version. The public reads the metadata through the documented
 * API, which omits the copy and who saved it.
 */
export const SeoPages: CollectionConfig = {
  slug: 'seo-pages',
  labels: { singular: 'Page', plural: 'Pages' },
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
      edit: {
        beforeDocumentControls: [
          '@/components/cms/search/ResetRecord#ResetRecord',
          '@/components/cms/preview/PreviewToggle#PreviewToggle',
        ],
      },
      views: {
        edit: { livePreview: { Component: '@/components/cms/copy/PageCopyPreview#PageCopyPreview' } },
      },
    },
    livePreview: { url: ({ data }) => previewedPath(data.pageKey) },
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
    beforeChange: [namePage, dropRedundantMetadata, linkShareImage, signSeoPage],
    afterChange: [refreshSeoPage],
  },
  fields: [unsavedChanges(), openAtSearchField, ...seoPageFields],
};
