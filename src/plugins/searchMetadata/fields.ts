import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields';
import type { CheckboxField, FieldHook, TextareaField, TextField, UIField, UploadField } from 'payload';
import { isStaff } from '@/access/isStaff';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { isPageAddress, pageAddressNeeded } from '@/domain/seo/isPageAddress';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { seoLimits } from '@/domain/seo/seoLimits';

/**
 * The SEO plugin's fields with our labels, limits and checks. The plugin merges `overrides` shallowly: passing `admin`
 * replaces the plugin's components.
 */

const staffWrite = { create: isStaff, update: isStaff };

interface WordsField {
  name: string;
  label: string;
  maxLength?: number;
  description?: string;
  /** Further field options of the collection, such as hooks. */
  more?: object;
}

/** Components of a field that, while empty, shows the inherited value of the page's head. */
export const inheriting = (kind: 'Text' | 'Textarea', shownAs: keyof RenderedHead, part?: SnippetPart) => ({
  Field: {
    path: `@/components/cms/search/InheritingField#Inheriting${kind}Field`,
    clientProps: { shownAs, part },
  },
});

export const searchTitleField = ({ name, label, maxLength, description, more }: WordsField): TextField =>
  MetaTitleField({
    hasGenerateFn: true,
    overrides: {
      ...{ name, label, maxLength, localized: false, access: staffWrite },
      admin: { description, components: inheriting('Text', 'title', 'title') },
      ...more,
    },
  }) as TextField;

export const searchDescriptionField = (words: WordsField): TextareaField => {
  const { name, label, maxLength, description, more } = words;
  return MetaDescriptionField({
    hasGenerateFn: true,
    overrides: {
      ...{ name, label, maxLength, localized: false, access: staffWrite },
      admin: { description, components: inheriting('Textarea', 'description', 'description') },
      ...more,
    },
  }) as TextareaField;
};

/** The link preview image, selected from Media or uploaded. */
export const shareImageField = (name: string, description: string): UploadField =>
  MetaImageField({
    relationTo: 'media',
    overrides: {
      ...{ name, label: texts.sharePicture, localized: false, access: staffWrite },
      admin: { description },
    },
  }) as UploadField;

/** Checks the search metadata of the document in the form, also against all other documents. */
export const searchChecksField: UIField = OverviewField({
  overrides: {
    name: 'searchChecks',
    label: texts.findings,
    admin: {
      disableListColumn: true,
      components: { Field: '@/components/cms/search/SearchChecks#SearchChecks' },
    },
  },
}) as UIField;

/** Placed above a form's tabs; opens the tab with the search metadata. */
export const openAtSearchField: UIField = {
  name: 'openAtSearch',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '@/components/cms/search/OpenAtSearch#OpenAtSearch' },
  },
};

const preview = (name: string, label: string, shows: 'results' | 'links'): UIField =>
  PreviewField({
    hasGenerateFn: true,
    overrides: {
      ...{ name, label },
      admin: {
        disableListColumn: true,
        components: {
          Field: { path: '@/components/cms/search/SearchPreviews#SearchPreviews', clientProps: { shows } },
        },
      },
    },
  }) as UIField;

export const resultPreviewField = preview('resultPreview', texts.resultPreviews, 'results');
export const linkPreviewField = preview('linkPreview', texts.linkPreviews, 'links');

const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() || null : value);

/** Canonical URL, for content that was first published elsewhere. */
export const canonicalField = (): TextField => ({
  name: 'canonicalUrl',
  type: 'text',
  label: texts.canonicalUrl,
  maxLength: seoLimits.urlMaxLength,
  access: staffWrite,
  admin: { description: texts.postCanonicalHint, components: inheriting('Text', 'canonicalUrl') },
  hooks: { beforeValidate: [trimmed] },
  validate: (value: unknown) =>
    !value || (typeof value === 'string' && isPageAddress(value)) || pageAddressNeeded,
});

export const noIndexField = (): CheckboxField => ({
  name: 'noIndex',
  type: 'checkbox',
  label: texts.preventIndexing,
  defaultValue: false,
  access: staffWrite,
  admin: { description: texts.noIndexHint },
});
