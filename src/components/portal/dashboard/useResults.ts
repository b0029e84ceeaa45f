'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { analysisQuery, type ResultsOfAnalysis } from '@/client/useAnalysis';
import { useToast } from '@/components/ui/useToast';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import { useLinkedAnalysis } from './useLinkedAnalysis';

/** The results over the dashboard, of an analysis of the list, of the address, or made just now. */
export function useResults() {
  const queries = useQueryClient();
  const [results, show] = useState<ResultsOfAnalysis | null>(null);
  const { toast, say } = useToast();
  // A slow answer must not come over what was asked for after it.
  const wanted = useRef<number | 'linked'>(null);
  useLinkedAnalysis({
    onAsked: () => (wanted.current = 'linked'),
    onFound: (analysis) => wanted.current === 'linked' && show(analysis),
  });

  const forgetWanted = useCallback(() => {
    wanted.current = null;
  }, []);
  const open = useCallback(
    (id: number) => {
      wanted.current = id;
      void queries.fetchQuery(analysisQuery(id)).then(
        (analysis) => wanted.current === id && show(analysis),
        () => wanted.current === id && say(texts.viewFailed),
      );
    },
    [queries, say],
  );
  const close = useCallback(() => {
    forgetWanted();
    show(null);
  }, [forgetWanted]);

  return { results, toast, show, open, close, forgetWanted };
}
