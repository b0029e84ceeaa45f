import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field, FieldAffectingData } from 'payload';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import { isSafeHref } from '@/domain/blog/isSafeHref';
import { captionMaxLength, pictureWidths } from '@/domain/blog/pictureWidths';
import { codeLimits } from '@/domain/markdown/codeLimits';
import { isFootnoteLabel } from '@/domain/markdown/isFootnoteLabel';
import { markdownLimits } from '@/domain/markdown/markdownLimits';

/**
 * A code block with its language. Uses a plain textarea on purpose: Payload's code editor loads Monaco from a
 * third-party CDN.
 */
const codeBlock: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'language',
      type: 'text',
      label: 'Language',
      maxLength: codeLimits.language,
      admin: { description: 'Such as sql, json or python. May stay empty.' },
    },
    {
      name: 'meta',
      type: 'text',
      label: 'Details',
      maxLength: codeLimits.meta,
      // Only Markdown sets it: the info string after the language.
      admin: { condition: (_data, siblings) => Boolean(siblings?.meta) },
    },
    { name: 'code', type: 'textarea', label: 'Code', required: true, maxLength: codeLimits.code },
  ],
};

/** Fields of an image within a body, in addition to the image's own alt text. */
const pictureFields: Field[] = [
  {
    name: 'caption',
    type: 'text',
    label: texts.caption,
    maxLength: captionMaxLength,
    admin: { description: texts.captionHint },
  },
  {
    name: 'width',
    type: 'select',
    label: texts.width,
    options: pictureWidths.map((value) => ({ value, label: texts.widths[value] })),
    admin: { description: texts.widthHint },
  },
];

/** A footnote reference. The footnote's text is in a Markdown block as "[^label]: text". */
const footnoteBlock: Block = {
  slug: 'footnote',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  fields: [
    {
      name: 'label',
      type: 'text',
      label: 'Label',
      required: true,
      maxLength: 60,
      validate: (value: unknown) =>
        (typeof value === 'string' && isFootnoteLabel(value)) ||
        'Use letters, digits and hyphens, such as 1 or prices.',
      admin: { description: 'The footnote itself is written in a Markdown block: [^label]: text' },
    },
  ],
};

/** Markdown that the editor has no node for, such as a list item with two paragraphs. Stored and edited as source. */
const markdownBlock: Block = {
  slug: 'markdown',
  labels: { singular: 'Markdown', plural: 'Markdown' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'source',
      type: 'textarea',
      label: 'Markdown',
      required: true,
      maxLength: markdownLimits.maxCharacters,
      admin: { description: 'Rendered as Markdown. HTML is shown as text.' },
    },
  ],
};

/** Adds a keyboard shortcut for links, removes the link when its dialog is canceled, and cleans pasted text. */
const WritingAidsFeature = createServerFeature({
  key: 'writingAids',
  feature: { ClientFeature: '@/components/cms/writing/WritingAids#WritingAidsClient' },
});

const linkAddress: FieldAffectingData = {
  name: 'url',
  type: 'text',
  label: 'URL',
  required: true,
  admin: {
    description:
      'Type the title of a page or post to find it, or a URL that begins with https://, mailto:, tel:, / or #.',
    components: { Field: '@/components/cms/writing/LinkTargetField#LinkTargetField' },
  },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown) =>
    (typeof value === 'string' && isSafeHref(value)) ||
    'Enter an address that begins with https://, http://, mailto:, tel:, / or #.',
};

const linkTitle: Field = {
  name: 'title',
  type: 'text',
  label: 'Title',
  maxLength: 300,
  admin: { description: 'Shown when the pointer rests on the link. May stay empty.' },
};

/** Replaces Payload's URL validation with ours and hides the link type, because there is only one. */
function ownLinkField(field: FieldAffectingData): FieldAffectingData {
  if (field.name === 'url') return linkAddress;
  return field.name === 'linkType' && field.type === 'radio'
    ? { ...field, admin: { ...field.admin, hidden: true } }
    : field;
}

/** Editor of a post's body: everything that Markdown can express, and no styling, which is up to the site. */
export const bodyEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => [...defaultFields.map(ownLinkField), linkTitle],
      // `creationOnly`, because automatic links would also apply to URLs in code.
      disableAutoLinks: 'creationOnly',
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    ChecklistFeature(),
    // Indentation only for nested lists.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
    BlocksFeature({ blocks: [codeBlock, markdownBlock], inlineBlocks: [footnoteBlock] }),
    EXPERIMENTAL_TableFeature(),
    WritingAidsFeature(),
  ],
});
