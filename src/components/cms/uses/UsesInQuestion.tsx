import { useModal } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { QueryProvider } from '@/client/QueryProvider';
import type { UsedKind } from '@/schemas/trash';
import { UsesList } from './UsesList';

interface UsesInQuestionProps {
  kind: UsedKind;
  /** Null for all of a list, on whichever page. */
  ids: readonly number[] | null;
  /** How many those are. */
  chosen: number;
  /** Of the panel's dialog, which is its element's id too. */
  question: string;
}

/** In one of the panel's own questions, which has no place for words of others: where what would go is used. */
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
