import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
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
import type { Field, FieldAffectingData } from 'payload';
import { isSafeHref } from '@/domain/blog/isSafeHref';
import { codeBlock } from './codeBlock';
import { footnoteBlock } from './footnoteBlock';
import { markdownBlock } from './markdownBlock';
import { pictureFields } from './pictureFields';
import { WritingAidsFeature } from './writingAids';

const linkAddress: FieldAffectingData = {
  name: 'url',
  type: 'text',
  label: 'Address',
  required: true,
  admin: {
    description: 'Words of the title of a page or post, or an address: https://, mailto:, tel:, / or #.',
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

/** Our rule for addresses, and no choice where there is only one kind of link. */
function ownLinkField(field: FieldAffectingData): FieldAffectingData {
  if (field.name === 'url') return linkAddress;
  return field.name === 'linkType' && field.type === 'radio'
    ? { ...field, admin: { ...field.admin, hidden: true } }
    : field;
}

/** What a post's body can hold: all that Markdown can say, and nothing about looks, which are the site's business. */
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
      // It would make links of addresses in code, too.
      disableAutoLinks: 'creationOnly',
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    ChecklistFeature(),
    // For nested lists only.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
    BlocksFeature({ blocks: [codeBlock, markdownBlock], inlineBlocks: [footnoteBlock] }),
    EXPERIMENTAL_TableFeature(),
    WritingAidsFeature(),
  ],
});
