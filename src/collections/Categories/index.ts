import type { CollectionConfig, Field, CollectionBeforeChangeHook } from 'payload';
import { adminOrToTrash } from '@/access/adminOrToTrash';
import { anyone } from '@/access/anyone';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups, panelTabs } from '@/content/admin/panel';
import { postEditorTexts } from '@/content/admin/postEditor';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromName } from '@/domain/blog/slugFromName';
import { asideNameTaken, isAside, nameBefore } from '@/domain/trash/asideName';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { usesBeforeDeletion } from '@/fields/usesBeforeDeletion';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import type { Category } from '@/payload-types';
import {
  linkPreviewField,
  openAtSearchField,
  resultPreviewField,
  searchChecksField,
  searchDescriptionField,
  searchTitleField,
  shareImageField,
} from '@/plugins/searchMetadata/fields';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { serializeTrash, protectTrashDate } from '../trashHooks';
import { redirectToBlog, reassignPosts } from './hooks/reassignPosts';
import { recordFormerSlugs, claimSlug } from './hooks/recordFormerSlugs';
import { redirectTrashedToBlog, releaseOnTrash } from './hooks/releaseOnTrash';

/** Search metadata of a category page. Empty fields fall back to name and description. */
const categorySeoFields: Field[] = [
  searchChecksField,
  searchTitleField({
    name: 'metaTitle',
    label: postEditorTexts.metaTitle,
    maxLength: blogLimits.titleMaxLength,
    description: texts.categoryTitleHint,
  }),
  searchDescriptionField({
    name: 'metaDescription',
    label: postEditorTexts.metaDescription,
    maxLength: blogLimits.descriptionMaxLength,
    description: postEditorTexts.metaDescriptionHint,
  }),
  resultPreviewField,
  shareImageField('metaImage', texts.categoryPictureHint),
  linkPreviewField,
];

const uses = usesBeforeDeletion('categories');
const refresh = () => expirePages(cacheTags.posts);

const content: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: 'Name',
    required: true,
    unique: true,
    maxLength: blogLimits.categoryNameMaxLength,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
      // The trash and its messages show the name without the mark that frees it.
      afterRead: [({ value }) => (typeof value === 'string' ? nameBefore(value) : value)],
    },
    validate: (value: unknown, { data }: { data: Partial<Category> }) => {
      const name = typeof value === 'string' ? value : '';
      if (isAside(name) && !data.deletedAt) return asideNameTaken;
      const own = nameBefore(name);
      return (
        (own.length <= blogLimits.categoryNameMaxLength && slugFromName(own) !== '') ||
        `Use letters or digits, at most ${blogLimits.categoryNameMaxLength} characters.`
      );
    },
  },
  {
    name: 'description',
    type: 'textarea',
    label: 'Description',
    maxLength: blogLimits.descriptionMaxLength,
  },
];

/**
 * Clears a search title or description that repeats the category's name or description: the copy would go stale when
 * those change (0070).
 */
const dropRedundantMetadata: CollectionBeforeChangeHook<Category> = ({ data, originalDoc }) => {
  const { name, description, metaTitle, metaDescription } = { ...originalDoc, ...data };
  return {
    ...data,
    ...(metaTitle?.trim() === name?.trim() && { metaTitle: null }),
    ...(metaDescription?.trim() === description?.trim() && { metaDescription: null }),
  };
};

/** Topics of the blog. A post belongs to at most one. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: 'Category', plural: 'Categories' },
  access: { create: isStaff, read: anyone, update: isStaff, delete: adminOrToTrash, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.writing,
    description: panelDescriptions.categories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'description'],
    listSearchableFields: ['name', 'description'],
    components: {
      beforeListTable: [uses.list],
      edit: { beforeDocumentControls: [newDocumentTitle('name', 'Category'), uses.form] },
    },
  },
  disableDuplicate: true,
  trash: true,
  lockDocuments: false,
  defaultSort: 'name',
  hooks: {
    beforeOperation: [serializeTrash('categories'), rejectStaleSave('categories')],
    beforeValidate: [requireTexts],
    beforeChange: [protectTrashDate, releaseOnTrash, recordFormerSlugs, dropRedundantMetadata],
    afterChange: [claimSlug, redirectTrashedToBlog, refresh],
    beforeDelete: [reassignPosts],
    afterDelete: [redirectToBlog, refresh],
  },
  fields: [
    unsavedChanges(),
    {
      type: 'tabs',
      tabs: [
        { label: panelTabs.content, fields: content },
        { label: panelTabs.seo, fields: categorySeoFields },
      ],
    },
    openAtSearchField,
    {
      // Last segment of the category's URL. Unique, so that "Costs" and "costs!" can't both exist; "C#" and "C++"
      // can.
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
      hooks: {
        beforeValidate: [
          ({ siblingData, value }) =>
            typeof siblingData.name === 'string' ? slugFromName(siblingData.name) : value,
        ],
      },
    },
    {
      // Previous slugs, which redirect to the current one.
      name: 'formerSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      // Of a trashed category: the posts that get it back when it is restored (`findPostsIn`).
      name: 'trashedPosts',
      type: 'text',
      hasMany: true,
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
    },
  ],
};
