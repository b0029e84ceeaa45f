import type { UIField } from 'payload';

/** Offers to restore unsaved input, which the browser has stored, above a form of the CMS. */
export const unsavedChanges = (form: 'UnsavedPost' | 'UnsavedForm' = 'UnsavedForm'): UIField => ({
  name: 'unsavedChanges',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `@/components/cms/unsaved/UnsavedChanges#${form}` },
  },
});
