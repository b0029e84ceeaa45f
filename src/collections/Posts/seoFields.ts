import type { Field } from 'payload';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { postEditorTexts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import {
  canonicalField,
  linkPreviewField,
  noIndexField,
  resultPreviewField,
  searchChecksField,
  searchDescriptionField,
  searchTitleField,
  shareImageField,
} from '@/plugins/searchMetadata/fields';

/** Search metadata of a post. Empty fields fall back to its title, description and cover. */
export const seoFields: Field[] = [
  searchChecksField,
  searchTitleField({
    name: 'metaTitle',
    label: postEditorTexts.metaTitle,
    maxLength: blogLimits.titleMaxLength,
    description: postEditorTexts.metaTitleHint,
  }),
  searchDescriptionField({
    name: 'metaDescription',
    label: postEditorTexts.metaDescription,
    maxLength: blogLimits.descriptionMaxLength,
    description: postEditorTexts.metaDescriptionHint,
  }),
  resultPreviewField,
  shareImageField('metaImage', texts.postPictureHint),
  linkPreviewField,
  canonicalField(),
  noIndexField(),
];
