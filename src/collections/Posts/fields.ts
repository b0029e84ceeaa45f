import type { Field, FieldAccess, FieldHook, TextFieldSingleValidation } from 'payload';
import { nobody } from '@/access/nobody';
import { panelTabs } from '@/content/admin/panel';
import { postFieldLabels as labels } from '@/content/admin/postFields';
import { isSlugOfAnother } from '@/database/tables/posts';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugProblem, takenSlug } from '@/domain/blog/slugProblem';
import { isWebAddress } from '@/domain/navigation/isWebAddress';
import { unsavedChanges } from '@/fields/unsavedChanges';
import type { Post } from '@/payload-types';
import { openAtSearchField } from '@/plugins/searchMetadata/fields';
import { defaultAuthor } from '@/services/blog/defaultAuthor';
import { defaultDate } from '@/services/blog/defaultDate';
import { bodyEditor } from './bodyEditor';
import { checkBody } from './hooks/checkBody';
import { seoFields } from './seoFields';

const setByServer = { access: { create: nobody, update: nobody }, admin: { hidden: true } };

/** Allows writes only while Payload restores a version; only Payload sets this context flag. */
const whoeverRestores: FieldAccess = ({ req }) => req.context.isRestoringVersion === true;

/** Set by the server, and restored with a version. */
const setWithVersion = { ...setByServer, access: { create: nobody, update: whoeverRestores } };

/** A tag that is added twice would be shown twice. */
const distinct: FieldHook<Post, Post['tags']> = ({ value }) => value && [...new Set(value)];

/** Says in the form that another post has the slug. A save is rejected by `rejectTakenSlug`, which knows all it changes. */
const slugValidation: TextFieldSingleValidation = async (value, { event, id, req }) => {
  const problem = typeof value === 'string' ? slugProblem(value) : 'Enter a slug.';
  if (problem || event !== 'onChange') return problem ?? true;
  return (await isSlugOfAnother(req, value ?? '', id ? Number(id) : undefined)) ? takenSlug : true;
};

const content: Field[] = [
  { name: 'title', type: 'text', label: labels.title, required: true, maxLength: blogLimits.titleMaxLength },
  {
    name: 'description',
    type: 'textarea',
    label: labels.description,
    required: true,
    maxLength: blogLimits.descriptionMaxLength,
    admin: { description: 'One or two sentences for lists and link previews.', rows: 2 },
  },
  {
    name: 'cover',
    type: 'upload',
    label: 'Cover',
    relationTo: 'media',
    admin: { description: 'Choose a picture at least 1200 pixels wide. The site crops it to 3:2.' },
  },
  {
    // Set through the documented API only. Stored for the author, but not shown to readers.
    name: 'coverUrl',
    type: 'text',
    label: 'Cover on another site',
    maxLength: blogLimits.addressMaxLength,
    admin: {
      condition: ({ coverUrl }: Partial<Post>) => Boolean(coverUrl),
      description: 'Readers don’t see it. Upload the picture as the cover, or empty this field.',
      disableBulkEdit: true,
    },
    validate: (value: unknown) =>
      !value || (typeof value === 'string' && isWebAddress(value)) || 'Enter a web address.',
  },
  {
    type: 'collapsible',
    label: 'More',
    admin: {
      initCollapsed: true,
      condition: ({ cover, coverUrl }: Partial<Post>) => Boolean(cover ?? coverUrl),
    },
    fields: [
      {
        name: 'coverAltText',
        type: 'text',
        label: 'Cover alt text',
        maxLength: blogLimits.altTextMaxLength,
        admin: { description: 'Only if this post needs an alt text of its own.' },
      },
      {
        name: 'coverIsDecorative',
        type: 'checkbox',
        label: 'The cover is decorative',
        defaultValue: false,
        admin: { description: 'In this post, the picture adds no information.' },
      },
    ],
  },
  {
    name: 'body',
    type: 'richText',
    label: 'Text',
    editor: bodyEditor,
    hooks: { beforeValidate: [checkBody] },
  },
];

const sidebar: Field[] = [
  {
    name: 'schedule',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '@/components/cms/schedule/PostScheduleField#PostScheduleField' },
    },
  },
  {
    name: 'publishCheck',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '@/components/cms/PublishCheckField#PublishCheckField' },
    },
  },
  {
    name: 'slug',
    type: 'text',
    label: labels.slug,
    required: true,
    unique: true,
    maxLength: blogLimits.slugMaxLength,
    admin: {
      position: 'sidebar',
      description:
        'The last part of the URL. It follows the title until the post is published. Former slugs redirect.',
    },
    validate: slugValidation,
  },
  {
    name: 'date',
    type: 'date',
    label: labels.date,
    required: true,
    index: true,
    defaultValue: ({ req }) => defaultDate(req),
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } },
  },
  {
    name: 'author',
    type: 'text',
    label: labels.author,
    required: true,
    maxLength: blogLimits.authorMaxLength,
    defaultValue: ({ req }) => defaultAuthor(req),
    admin: { position: 'sidebar' },
  },
  {
    name: 'category',
    type: 'relationship',
    label: labels.category,
    relationTo: 'categories',
    admin: { position: 'sidebar' },
  },
  {
    name: 'tags',
    type: 'text',
    label: labels.tags,
    hasMany: true,
    index: true,
    maxLength: blogLimits.tagMaxLength,
    maxRows: blogLimits.maxTags,
    hooks: { beforeValidate: [distinct] },
    admin: {
      position: 'sidebar',
      description: `Press Enter after each. Use at most ${blogLimits.maxTags} tags.`,
      placeholder: 'Add a tag',
    },
  },
  {
    name: 'featured',
    type: 'checkbox',
    label: 'Featured',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Shown first on the blog.' },
  },
];

const bookkeeping: Field[] = [
  /** Payload's own field; it merges its options into this one. */
  {
    name: '_status',
    type: 'select',
    label: 'Status',
    options: [],
    admin: { components: { Cell: '@/app/(payload)/panel/PostStatusCell#PostStatusCell' } },
  },
  /** The Markdown source, and the hash of the body that was parsed from it: see setSourceMarkdown. */
  { name: 'typedMarkdown', type: 'textarea', maxLength: blogLimits.markdownMaxCharacters, ...setWithVersion },
  { name: 'typedFor', type: 'text', ...setWithVersion },
  { name: 'updatedBy', type: 'relationship', relationTo: 'users', ...setByServer },
  /** Revision for optimistic locking, sent by the form: see rejectStaleRevision. */
  { name: 'edition', type: 'text', admin: { hidden: true } },
  { name: 'readingMinutes', type: 'number', ...setByServer },
  /** When readers could first know the address; kept when the post is unpublished. */
  { name: 'firstPublishedAt', type: 'date', ...setByServer },
  { name: 'formerSlugs', type: 'text', hasMany: true, index: true, ...setByServer },
];

export const postFields: Field[] = [
  unsavedChanges('UnsavedPost'),
  {
    type: 'tabs',
    tabs: [
      { label: panelTabs.content, fields: content },
      { label: panelTabs.seo, fields: seoFields },
    ],
  },
  openAtSearchField,
  ...sidebar,
  ...bookkeeping,
];
