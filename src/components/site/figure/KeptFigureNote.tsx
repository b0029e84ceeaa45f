'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedFigureText, onStoredFigure } from '@/client/storedFigure';
import { FormMessage } from '@/components/ui/FormMessage';

/** Reports beside the sign-up form that a number is stored. Without one it renders and loads nothing. */
export function KeptFigureNote({ text }: { text: string }) {
  const stored = useSyncExternalStore(onStoredFigure, storedFigureText, () => null);
  /** The stored figure, once validated. */
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
