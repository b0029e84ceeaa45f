import type { Field, SelectField, TextareaField, TextField } from 'payload';
import { nobody } from '@/access/nobody';
import { seoEditorTexts as labels } from '@/content/admin/seo';
import { shownPage } from '@/content/site/shownPages';
import { pageKeys, pathOfPage } from '@/domain/seo/pageKeys';
import { cleanSeoText, seoTextProblem } from '@/domain/seo/seoFieldRules';
import { schemaTypes, type SeoField } from '@/domain/seo/SeoRecord';
import { inheritingFields, type InheritingField } from '@/domain/seo/withoutInherited';
import { inheritingText, inheritingTextarea } from '@/fields/inheriting';
import { searchChecksField } from '@/fields/searchChecksField';
import { whoReadsAccounts } from '@/fields/whoReadsAccounts';

const isInheriting = (name: SeoField): name is InheritingField => Object.hasOwn(inheritingFields, name);

/** Cleaning and checking that all doors share. An emptied field is null. */
const ruled = (name: SeoField) => ({
  name,
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
  admin: { description, components: isInheriting(name) ? inheritingText(inheritingFields[name]) : {} },
});

const longText = (name: SeoField, label: string, description?: string): TextareaField => ({
  ...ruled(name),
  label,
  type: 'textarea',
  admin: { description, components: isInheriting(name) ? inheritingTextarea(inheritingFields[name]) : {} },
});

const schemaType: SelectField = {
  ...ruled('schemaType'),
  type: 'select',
  options: schemaTypes.map((type) => ({ label: type, value: type })),
  label: labels.schemaType,
  admin: { description: labels.schemaTypeHint },
};

const picture = 'An https:// address or a path on this site. Empty: the page’s own drawn picture.';

export const seoPageFields: Field[] = [
  {
    name: 'pageKey',
    type: 'select',
    label: 'Page',
    options: pageKeys.map((key) => ({ label: `${shownPage(key).name} (${pathOfPage(key)})`, value: key })),
    required: true,
    unique: true,
    access: { update: nobody },
  },
  {
    type: 'group',
    label: 'In search results',
    admin: {
      description:
        'The title is shown as given, without the firm’s name behind it. Empty: the page’s own title and description.',
    },
    fields: [
      text('title', labels.pageTitle),
      longText('metaDescription', labels.metaDescription),
      searchChecksField,
    ],
  },
  text(
    'canonicalUrl',
    labels.canonicalUrl,
    'An https:// address or a path on this site. Empty: the page itself.',
  ),
  text('robots', 'Robots', 'noindex keeps the page out of search results. Empty: listed.'),
  text('ogTitle', labels.ogTitle, 'For link previews. Empty: the title.'),
  longText('ogDescription', labels.ogDescription, 'For link previews. Empty: the description.'),
  text('ogImage', labels.ogImage, picture),
  text('twitterTitle', labels.twitterTitle, 'Empty: as in other link previews.'),
  longText('twitterDescription', labels.twitterDescription, 'Empty: as in other link previews.'),
  text(
    'twitterImage',
    labels.twitterImage,
    'An https:// address or a path on this site. Empty: as in other link previews.',
  ),
  schemaType,
  longText('customSchema', labels.custom, 'JSON-LD that somebody wrote; kept for the editor.'),
  longText('finalSchema', 'Final Schema', 'JSON-LD of the page. Empty: made from what the page shows.'),
  {
    name: 'updatedBy',
    type: 'relationship',
    relationTo: 'users',
    label: 'Last saved by',
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true, condition: whoReadsAccounts },
  },
];
