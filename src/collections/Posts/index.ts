import type { CollectionConfig } from 'payload';
import { adminOrToTrash } from '@/access/adminOrToTrash';
import { isStaff } from '@/access/isStaff';
import { staffOrPublished } from '@/access/staffOrPublished';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { previewFramePath, previewPath } from '@/domain/blog/previewPaths';
import { listQuestions } from '@/fields/listQuestions';
import { requireTexts } from '@/hooks/requireTexts';
import { serializeTrash } from '../serializeTrash';
import { protectTrashDate } from '../protectTrashDate';
import { postFields } from './fields';
import { forgetSchedule } from './hooks/forgetSchedule';
import { deriveSlug } from './hooks/deriveSlug';
import { setCoverAltText } from './hooks/setCoverAltText';
import { rejectIncompletePublish } from './hooks/rejectIncompletePublish';
import { lockCategory } from './hooks/lockCategory';
import { rejectStaleRevision, renewRevision } from './hooks/rejectStaleRevision';
import { lockImages } from './hooks/lockImages';
import { syncSlug } from './hooks/syncSlug';
import { indexPost } from './hooks/indexPost';
import { setBookkeepingFields } from './hooks/setBookkeepingFields';
import { dropRedundantMetadata } from './hooks/dropRedundantMetadata';
import { recordDeletedPostTrail, recordPostTrail } from './hooks/recordPostTrail';
import { setSourceMarkdown } from './hooks/setSourceMarkdown';
import { trashWholePost } from './hooks/trashWholePost';
import { indexPostLinks } from './hooks/indexPostLinks';
import { refreshDeletedPost, refreshPost } from './hooks/refreshPost';
import { rejectTakenSlug } from './hooks/rejectTakenSlug';
import { loadPublishedSnapshot } from './hooks/loadPublishedSnapshot';
import { unpublishOnTrash } from './hooks/unpublishOnTrash';
import { unpublishIncomplete } from './hooks/unpublishIncomplete';
import { mergeLatestDraft } from './hooks/mergeLatestDraft';
import { serializeSaves } from './hooks/serializeSaves';
import { recordSaveKind } from './saveKinds';
import { touched } from './untouched';

const versionsView = { Component: '@/app/(payload)/panel/PostVersionsView#PostVersionsView' };

/** The posts of the blog, with their drafts and versions. Nothing unpublished leaves the staff. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  access: {
    create: isStaff,
    read: staffOrPublished,
    readVersions: isStaff,
    update: isStaff,
    delete: adminOrToTrash,
  },
  admin: {
    hideAPIURL: true,
    group: panelGroups.writing,
    description: panelDescriptions.posts,
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'date', 'author', 'category'],
    baseFilter: () => touched,
    components: {
      edit: {
        PublishButton: '@/components/cms/schedule/SchedulingPublishButton#SchedulingPublishButton',
        beforeDocumentControls: ['@/components/cms/NewPostTitle#NewPostTitle'],
      },
      views: {
        edit: {
          livePreview: { Component: '@/components/cms/preview/LivePreview#LivePreview' },
          versions: versionsView,
          version: versionsView,
        },
      },
      beforeListTable: listQuestions('posts', [
        // Of a post's latest version, which its readers need not have seen.
        { label: 'Drafts, also of public posts', where: ['[_status][equals]=draft'] },
        { label: 'Public without a newer draft', where: ['[_status][equals]=published'] },
        { label: 'Featured', where: ['[featured][equals]=true'] },
        { label: 'Without a cover', where: ['[cover][exists]=false'] },
        { label: 'Without a category', where: ['[category][exists]=false'] },
      ]),
    },
    listSearchableFields: ['title', 'slug', 'description'],
    preview: ({ id }) => (typeof id === 'number' ? previewPath(id) : null),
    livePreview: { url: ({ data }) => (typeof data.id === 'number' ? previewFramePath(data.id) : null) },
  },
  disableDuplicate: true,
  trash: true,
  defaultSort: '-date',
  indexes: [{ fields: ['_status', 'date'] }],
  versions: {
    drafts: { autosave: { interval: 1500 }, schedulePublish: true, validate: false },
    maxPerDoc: 50,
  },
  hooks: {
    beforeOperation: [
      serializeSaves,
      serializeTrash('posts'),
      trashWholePost,
      rejectStaleRevision,
      recordSaveKind,
      unpublishIncomplete,
    ],
    beforeValidate: [requireTexts, mergeLatestDraft, deriveSlug],
    beforeChange: [
      protectTrashDate,
      loadPublishedSnapshot,
      unpublishOnTrash,
      rejectTakenSlug,
      lockCategory,
      lockImages,
      rejectIncompletePublish,
      setBookkeepingFields,
      dropRedundantMetadata,
      setSourceMarkdown,
      renewRevision,
    ],
    afterChange: [
      forgetSchedule,
      syncSlug,
      indexPost,
      setCoverAltText,
      indexPostLinks,
      refreshPost,
      recordPostTrail,
    ],
    afterDelete: [refreshDeletedPost, recordDeletedPostTrail],
  },
  fields: postFields,
};
