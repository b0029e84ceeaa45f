import type { UIField } from 'payload';

/** What search engines would get of the document as it stands in the form, measured and compared with all others. */
export const searchChecksField: UIField = {
  name: 'searchChecks',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '@/components/cms/SearchChecks#SearchChecks' } },
};
