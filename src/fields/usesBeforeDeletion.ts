import type { CustomComponent } from 'payload';
import type { UsedKind } from '@/schemas/trash';

/** On a collection's list and forms in the CMS: where its documents are used, said in the question before they go. */
export const usesBeforeDeletion = (kind: UsedKind): { list: CustomComponent; form: CustomComponent } => ({
  list: { path: '@/components/cms/uses/SelectionUses#SelectionUses', clientProps: { kind } },
  form: { path: '@/components/cms/uses/DocumentUses#DocumentUses', clientProps: { kind } },
});
