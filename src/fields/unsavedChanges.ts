import type { UIField } from 'payload';

/** Above a form of the CMS: what was typed there and not saved, kept in the browser, is offered again. */
export const unsavedChanges = (form: 'UnsavedPost' | 'UnsavedForm' = 'UnsavedForm'): UIField => ({
  name: 'unsavedChanges',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `@/components/cms/unsaved/UnsavedChanges#${form}` },
  },
});
