import type { Field } from 'payload';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { postEditorTexts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import {
  linkPreviewField,
  resultPreviewField,
  searchChecksField,
  searchDescriptionField,
  searchTitleField,
  shareImageField,
} from '@/plugins/searchMetadata/fields';

/** How the page of a category is found and shared. Empty fields fall back to its name and description. */
export const categorySeoFields: Field[] = [
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
