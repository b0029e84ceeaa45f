'use client';

import { useSelection } from '@payloadcms/ui';
import type { UsedKind } from '@/schemas/trash';
import { UsesInQuestion } from './UsesInQuestion';

/** On a list of pictures or categories: where those that are chosen are used, before they go together. */
export function SelectionUses({ kind }: { kind: UsedKind }) {
  const { count, selectAll, selectedIDs } = useSelection();
  // Across all pages it is the server that knows which those are.
  const ids = String(selectAll) === 'allAvailable' ? null : selectedIDs.map(Number);
  return <UsesInQuestion kind={kind} ids={ids} chosen={count} question="confirm-delete-many-docs" />;
}
