'use client';

import { useSelection } from '@payloadcms/ui';
import type { UsedKind } from '@/schemas/trash';
import { UsesInQuestion } from './UsesInQuestion';

/** On a list of images or categories: where the selected ones are used, before a bulk deletion. */
export function SelectionUses({ kind }: { kind: UsedKind }) {
  const { count, selectAll, selectedIDs } = useSelection();
  // Across all pages only the server knows the ids.
  const ids = String(selectAll) === 'allAvailable' ? null : selectedIDs.map(Number);
  return <UsesInQuestion kind={kind} ids={ids} chosen={count} question="confirm-delete-many-docs" />;
}
