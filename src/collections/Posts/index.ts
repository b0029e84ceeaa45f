import type { CollectionConfig } from 'payload';
import { adminOrToTrash } from '@/access/adminOrToTrash';
import { isStaff } from '@/access/isStaff';
import { staffOrPublished } from '@/access/staffOrPublished';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { previewFramePath, previewPath } from '@/domain/blog/previewPaths';
import { listQuestions } from '@/fields/listQuestions';
import { requireTexts } from '@/hooks/requireTexts';
import { holdTrashed } from '../holdTrashed';
import { keepTrashMoment } from '../keepTrashMoment';
import { postFields } from './fields';
import { forgetSchedule } from './hooks/forgetSchedule';
import { followTitle } from './hooks/followTitle';
import { giveCoverWords } from './hooks/giveCoverWords';
import { holdBack } from './hooks/holdBack';
import { holdCategory } from './hooks/holdCategory';
import { holdEdition, renewEdition } from './hooks/holdEdition';
import { holdPictures } from './hooks/holdPictures';
import { holdSlug } from './hooks/holdSlug';
import { indexPost } from './hooks/indexPost';
import { keepBooks } from './hooks/keepBooks';
import { keepOwnSearchWords } from './hooks/keepOwnSearchWords';
import { keepDeletedPostTrail, keepPostTrail } from './hooks/keepPostTrail';
import { keepTyped } from './hooks/keepTyped';
import { moveWhole } from './hooks/moveWhole';
import { notePostLinks } from './hooks/notePostLinks';
import { refreshDeletedPost, refreshPost } from './hooks/refreshPost';
import { refuseTakenSlug } from './hooks/refuseTakenSlug';
import { rememberPublicRow } from './hooks/rememberPublicRow';
import { stepAside } from './hooks/stepAside';
import { takeBackUnfinished } from './hooks/takeBackUnfinished';
import { takeLatestWords } from './hooks/takeLatestWords';
import { takeTurn } from './hooks/takeTurn';
import { noteSaveKind } from './saveKinds';
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
      takeTurn,
      holdTrashed('posts'),
      moveWhole,
      holdEdition,
      noteSaveKind,
      takeBackUnfinished,
    ],
    beforeValidate: [requireTexts, takeLatestWords, followTitle],
    beforeChange: [
      keepTrashMoment,
      rememberPublicRow,
      stepAside,
      refuseTakenSlug,
      holdCategory,
      holdPictures,
      holdBack,
      keepBooks,
      keepOwnSearchWords,
      keepTyped,
      renewEdition,
    ],
    afterChange: [
      forgetSchedule,
      holdSlug,
      indexPost,
      giveCoverWords,
      notePostLinks,
      refreshPost,
      keepPostTrail,
    ],
    afterDelete: [refreshDeletedPost, keepDeletedPostTrail],
  },
  fields: postFields,
};
