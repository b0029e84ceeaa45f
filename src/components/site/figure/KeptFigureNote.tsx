'use client';

import { useSyncExternalStore } from 'react';
import { keptFigureText, onKeptFigure, readKeptFigure } from '@/client/keptFigure';
import { FormMessage } from '@/components/ui/FormMessage';
import { figureTexts as texts } from '@/content/site/firstFigure';

/** Says beside the sign-up form that a number is kept; nothing where none is. */
export function KeptFigureNote() {
  const stored = useSyncExternalStore(onKeptFigure, keptFigureText, () => null);
  return readKeptFigure(stored) ? <FormMessage tone="info">{texts.kept}</FormMessage> : null;
}
