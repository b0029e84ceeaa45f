import type { CustomComponent } from 'payload';
import type { UsedKind } from '@/schemas/trash';

/**
 * Returns components for a collection's list and forms in the CMS that show where a document is used in the
 * confirmation of its deletion.
 */
export const usesBeforeDeletion = (kind: UsedKind): { list: CustomComponent; form: CustomComponent } => ({
  list: { path: '@/components/cms/uses/UsesBeforeDeletion#SelectionUses', clientProps: { kind } },
  form: { path: '@/components/cms/uses/UsesBeforeDeletion#DocumentUses', clientProps: { kind } },
});
