'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedFigureText, onStoredFigure } from '@/client/storedFigure';
import { FormMessage } from '@/components/ui/FormMessage';

/** Shows beside the sign-up form which number is stored. Without one it renders and loads nothing. */
export function KeptFigureNote() {
  const stored = useSyncExternalStore(onStoredFigure, storedFigureText, () => null);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (stored === null) return;
    import('./keptFigureText').then(
      ({ keptFigureText }) => setText(keptFigureText(stored)),
      () => {},
    );
  }, [stored]);
  return stored !== null && text !== null ? <FormMessage tone="info">{text}</FormMessage> : null;
}
