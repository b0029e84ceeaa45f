import type { Field } from 'payload';
import { blogLimits } from '@/domain/blog/blogLimits';
import { inheritingText, inheritingTextarea } from '@/fields/inheriting';
import { searchChecksField } from '@/fields/searchChecksField';

/** How a post is found and shared. Empty fields fall back to the post's own title and description. */
export const searchMetadataFields: Field = {
  type: 'group',
  label: 'Search metadata',
  admin: {
    description:
      'Empty: the post’s own title and description. The site puts the firm’s name behind the title.',
  },
  fields: [
    {
      name: 'metaTitle',
      type: 'text',
      label: 'Meta title',
      maxLength: blogLimits.titleMaxLength,
      admin: { components: inheritingText('title') },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      label: 'Meta description',
      maxLength: blogLimits.descriptionMaxLength,
      admin: { components: inheritingTextarea('description') },
    },
    searchChecksField,
  ],
};
