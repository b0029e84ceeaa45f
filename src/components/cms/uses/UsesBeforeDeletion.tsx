'use client';

import { useDocumentInfo, useModal, useSelection } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UsedKind } from '@/schemas/trash';
import { UsesList } from './UsesList';

interface UsesInModalProps {
  kind: UsedKind;
  /** Null if all of a list are selected, across pages. */
  ids: readonly number[] | null;
  /** Number of selected documents. */
  chosen: number;
  /** Slug of Payload's confirmation modal, also its element id. */
  modalSlug: string;
}

/** Shows in Payload's confirmation modal where the documents are used. The modal has no slot for custom content. */
function UsesInModal({ modalSlug, ...asked }: UsesInModalProps) {
  const { isModalOpen } = useModal();
  return isModalOpen(modalSlug) ? <ModalContent key={modalSlug} modalSlug={modalSlug} {...asked} /> : null;
}

function ModalContent({ modalSlug, ...asked }: UsesInModalProps) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.getElementById(modalSlug)?.querySelector('.confirmation-modal__content')?.append(place);
    return () => place.remove();
  }, [modalSlug, place]);
  return createPortal(<UsesList {...asked} />, place);
}

/** On the form of an image or category: where it is used, before it is trashed or deleted. */
export function DocumentUses({ kind }: { kind: UsedKind }) {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  const asked = { kind, ids: [Number(id)], chosen: 1 };
  return (
    <>
      <UsesInModal {...asked} modalSlug={`delete-${id}`} />
      <UsesInModal {...asked} modalSlug={`perma-delete-${id}`} />
    </>
  );
}

/** On a list of images or categories: where the selected ones are used, before a bulk deletion. */
export function SelectionUses({ kind }: { kind: UsedKind }) {
  const { count, selectAll, selectedIDs } = useSelection();
  // Across all pages only the server knows the ids.
  const ids = String(selectAll) === 'allAvailable' ? null : selectedIDs.map(Number);
  return <UsesInModal kind={kind} ids={ids} chosen={count} modalSlug="confirm-delete-many-docs" />;
}
