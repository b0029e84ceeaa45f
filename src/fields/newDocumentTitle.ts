import type { CustomComponent } from 'payload';

/** Titles a form "New redirect" while the field that `useAsTitle` names is empty; for `edit.beforeDocumentControls`. */
export const newDocumentTitle = (field: string, label: string): CustomComponent => ({
  path: '@/components/cms/NewDocumentTitle#NewDocumentTitle',
  clientProps: { field, label },
});
