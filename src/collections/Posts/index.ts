import type { CollectionConfig } from 'payload';
import { adminOrToTrash } from '@/access/adminOrToTrash';
import { isStaff } from '@/access/isStaff';
import { staffOrPublished } from '@/access/staffOrPublished';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { previewFramePath, previewPath } from '@/domain/blog/previewPaths';
import { listQuestions } from '@/fields/listQuestions';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { postFields } from './fields';
import { derive } from './hooks/derive';
import { effects } from './hooks/effects';
import { lock } from './hooks/lock';
import { normalize } from './hooks/normalize';
import { validate } from './hooks/validate';
import { touched } from './untouched';

const versionsView = { Component: '@/app/(payload)/panel/PostVersionsView#PostVersionsView' };

/** Blog posts with their drafts and versions. Only staff can read what isn't published. */
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
        beforeDocumentControls: [
          newDocumentTitle('title', 'Post'),
          '@/components/cms/preview/PreviewToggle#PreviewToggle',
        ],
      },
      views: {
        edit: {
          livePreview: { Component: '@/components/cms/preview/LivePreview#LivePreview' },
          versions: versionsView,
          version: versionsView,
        },
      },
      beforeListTable: listQuestions('posts', [
        // These match a post's latest version, which may not be published.
        { label: 'Draft', where: ['[_status][equals]=draft'] },
        { label: 'Published', where: ['[_status][equals]=published'] },
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
  // In the order of the stages: lock, normalize, validate, derive, effects.
  hooks: {
    beforeOperation: [...lock.beforeOperation, ...normalize.beforeOperation],
    beforeValidate: normalize.beforeValidate,
    beforeChange: [...normalize.beforeChange, ...validate.beforeChange, ...derive.beforeChange],
    afterChange: [...derive.afterChange, ...effects.afterChange],
    afterDelete: effects.afterDelete,
  },
  fields: postFields,
};
