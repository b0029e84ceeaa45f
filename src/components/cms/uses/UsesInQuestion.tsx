import { useModal } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { QueryProvider } from '@/client/QueryProvider';
import type { UsedKind } from '@/schemas/trash';
import { UsesList } from './UsesList';

interface UsesInQuestionProps {
  kind: UsedKind;
  /** Null if all of a list are selected, across pages. */
  ids: readonly number[] | null;
  /** Number of selected documents. */
  chosen: number;
  /** Slug of the panel's modal, also its element id. */
  question: string;
}

/** Adds where the documents are used to the panel's confirmation modal, which has no slot for custom content. */
export function UsesInQuestion({ question, ...asked }: UsesInQuestionProps) {
  const { isModalOpen } = useModal();
  return isModalOpen(question) ? <InDialog key={question} question={question} {...asked} /> : null;
}

function InDialog({ question, ...asked }: UsesInQuestionProps) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.getElementById(question)?.querySelector('.confirmation-modal__content')?.append(place);
    return () => place.remove();
  }, [question, place]);
  return createPortal(
    <QueryProvider>
      <UsesList {...asked} />
    </QueryProvider>,
    place,
  );
}
