import {
  MetaDescriptionField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields';
import type { Field } from 'payload';
import { atMostCharacters } from '@/fields/atMostCharacters';
import { searchChecksField } from '@/fields/searchChecksField';
import { snippetCharacters } from '@/fields/snippetCharacters';
import { blogLimits } from '@/domain/blog/blogLimits';

const paths = { titlePath: 'metaTitle', descriptionPath: 'metaDescription' };
const { postTitle, description } = snippetCharacters;

/** How a post is found and shared. Empty fields fall back to the post's own title and description. */
export const searchMetadataFields: Field = {
  type: 'group',
  label: 'Search metadata',
  admin: {
    description:
      'Empty: the post’s own title and description. The site puts the firm’s name behind the title.',
  },
  fields: [
    OverviewField({
      ...paths,
      imagePath: 'cover',
      titleOverrides: postTitle,
      descriptionOverrides: description,
    }),
    MetaTitleField({
      hasGenerateFn: true,
      overrides: {
        name: 'metaTitle',
        label: 'Meta title',
        localized: false,
        ...postTitle,
        validate: atMostCharacters(blogLimits.titleMaxLength),
      },
    }),
    MetaDescriptionField({
      hasGenerateFn: true,
      overrides: {
        name: 'metaDescription',
        label: 'Meta description',
        localized: false,
        ...description,
        validate: atMostCharacters(blogLimits.descriptionMaxLength),
      },
    }),
    PreviewField({ ...paths, hasGenerateFn: true }),
    searchChecksField,
  ],
};
