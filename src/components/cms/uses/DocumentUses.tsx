'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { UsedKind } from '@/schemas/trash';
import { UsesInQuestion } from './UsesInQuestion';

/** On the form of an image or category: where it is used, before it is trashed or deleted. */
export function DocumentUses({ kind }: { kind: UsedKind }) {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  const asked = { kind, ids: [Number(id)], chosen: 1 };
  return (
    <>
      <UsesInQuestion {...asked} question={`delete-${id}`} />
      <UsesInQuestion {...asked} question={`perma-delete-${id}`} />
    </>
  );
}
