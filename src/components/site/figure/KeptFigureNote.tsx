'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedFigureText, onStoredFigure } from '@/client/storedFigure';
import { FormMessage } from '@/components/ui/FormMessage';

/** Says beside the sign-up form that a number is kept; nothing where none is, for which nothing is fetched either. */
export function KeptFigureNote({ text }: { text: string }) {
  const stored = useSyncExternalStore(onStoredFigure, storedFigureText, () => null);
  /** What was found to be one. */
  const [figure, setFigure] = useState<string | null>(null);
  useEffect(() => {
    if (stored === null) return;
    import('@/client/readStoredFigure').then(
      ({ readStoredFigure: readKeptFigure }) => setFigure(readKeptFigure(stored) && stored),
      () => {},
    );
  }, [stored]);
  return stored !== null && figure === stored ? <FormMessage tone="info">{text}</FormMessage> : null;
}
