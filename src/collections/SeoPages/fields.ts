import type { Field, FieldHook, SelectField, TextareaField, TextField } from 'payload';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelTabs } from '@/content/admin/panel';
import { seoEditorTexts as labels, seoPageTexts as texts } from '@/content/admin/seo';
import { shownPage } from '@/content/site/shownPages';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { cleanSeoText, seoTextProblem } from '@/domain/seo/seoFieldRules';
import { schemaTypes, type SeoField } from '@/domain/seo/SeoRecord';
import { inheritingFields, type InheritingField } from '@/domain/seo/withoutInherited';
import { whoReadsAccounts } from '@/fields/whoReadsAccounts';
import type { SeoPage } from '@/payload-types';
import {
  inheriting,
  linkPreviewField,
  resultPreviewField,
  searchChecksField,
  searchDescriptionField,
  searchTitleField,
  shareImageField,
} from '@/plugins/searchMetadata/fields';
import { copyField } from './copyField';
import { showPageName } from './hooks/namePage';

const isInheriting = (name: SeoField): name is InheritingField => Object.hasOwn(inheritingFields, name);

const keepPageKey: FieldHook<SeoPage> = ({ value, originalDoc }) => originalDoc?.pageKey ?? value;

/** Normalizes and validates a field, for every API that writes it. An empty field is null. */
const ruled = (name: SeoField) => ({
  name,
  access: { create: isStaff, update: isStaff },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) =>
        typeof value === 'string' ? cleanSeoText(name, value) || null : value,
    ],
  },
  validate: (value: unknown) => {
    if (value === undefined || value === null) return true;
    return typeof value === 'string' ? (seoTextProblem(name, value) ?? true) : 'Must be text';
  },
});

const text = (name: SeoField, label: string, description?: string): TextField => ({
  ...ruled(name),
  label,
  type: 'text',
  admin: { description, components: isInheriting(name) ? inheriting('Text', inheritingFields[name]) : {} },
});

const longText = (name: SeoField, label: string, description?: string): TextareaField => ({
  ...ruled(name),
  label,
  type: 'textarea',
  admin: {
    description,
    components: isInheriting(name) ? inheriting('Textarea', inheritingFields[name]) : {},
  },
});

const searchResults: Field[] = [
  searchTitleField({
    name: 'title',
    label: labels.pageTitle,
    description: texts.titleHint,
    more: ruled('title'),
  }),
  searchDescriptionField({
    name: 'metaDescription',
    label: labels.metaDescription,
    description: texts.descriptionHint,
    more: ruled('metaDescription'),
  }),
  resultPreviewField,
];

const linkPreviews: Field[] = [
  shareImageField('sharePicture', texts.pictureHint),
  linkPreviewField,
  text('ogTitle', labels.ogTitle, texts.ogTitleHint),
  longText('ogDescription', labels.ogDescription, texts.ogDescriptionHint),
  text('ogImage', labels.ogImage, texts.ogImageHint),
  text('twitterTitle', labels.twitterTitle, texts.twitterHint),
  longText('twitterDescription', labels.twitterDescription, texts.twitterHint),
  text('twitterImage', labels.twitterImage, texts.twitterHint),
];

const indexing: Field[] = [
  {
    ...ruled('robots'),
    type: 'text',
    label: labels.preventIndexing,
    admin: { components: { Field: '@/components/cms/search/IndexingField#IndexingField' } },
  },
  text('canonicalUrl', labels.canonicalUrl, labels.canonicalHint),
];

const schemaType: SelectField = {
  ...ruled('schemaType'),
  type: 'select',
  options: schemaTypes.map((type) => ({ label: type, value: type })),
  label: labels.schemaType,
  admin: { description: labels.schemaTypeHint },
};

const structuredData: Field[] = [
  schemaType,
  {
    ...ruled('customSchema'),
    type: 'textarea',
    label: labels.custom,
    admin: {
      description: labels.customHint,
      components: { Field: '@/components/cms/search/StructuredDataField#StructuredDataField' },
    },
  },
  // Set by the field above: the custom schema, else the sample of its template.
  { ...ruled('finalSchema'), type: 'textarea', label: labels.structured, admin: { hidden: true } },
];

export const seoPageFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: 'Page',
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    hooks: { afterRead: [showPageName] },
  },
  {
    name: 'pageKey',
    type: 'select',
    label: texts.address,
    options: pageKeys.map((key) => ({ label: `${shownPage(key).name} (${pathOfPage(key)})`, value: key })),
    required: true,
    unique: true,
    // A hook keeps it instead of access: Payload can't restore a version with a required field that nobody may update.
    access: { create: nobody, update: isStaff },
    hooks: { beforeValidate: [keepPageKey] },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    type: 'tabs',
    tabs: [
      { label: panelTabs.copy, fields: [copyField] },
      { label: panelTabs.searchResults, fields: searchResults },
      { label: panelTabs.linkPreviews, fields: linkPreviews },
      { label: panelTabs.indexing, fields: indexing },
      { label: panelTabs.structuredData, fields: structuredData },
    ],
  },
  // In the sidebar, because its findings concern the fields of every tab.
  { ...searchChecksField, admin: { ...searchChecksField.admin, position: 'sidebar' } },
  {
    name: 'updatedBy',
    type: 'relationship',
    relationTo: 'users',
    label: 'Last saved by',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true, condition: whoReadsAccounts },
  },
];
