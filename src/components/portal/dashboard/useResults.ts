'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { analysisQuery, type FullAnalysis } from '@/client/useAnalysis';
import { useToast } from '@/components/ui/useToast';
import { dashboardTexts as texts } from '@/content/portal/dashboard';

interface LinkedAnalysisOptions {
  /** The analysis is loading. */
  onAsked: () => void;
  onFound: (analysis: FullAnalysis) => void;
}

/** Loads the analysis in the address (`?analysis=ID`) and removes the parameter. Failures are logged. */
function useLinkedAnalysis({ onAsked, onFound }: LinkedAnalysisOptions): void {
  const id = useSearchParams().get('analysis');
  const { data, isFetched } = useQuery({ ...analysisQuery(id ?? ''), enabled: Boolean(id) });
  const ask = useEffectEvent(onAsked);
  useEffect(() => {
    if (id) ask();
  }, [id]);
  const find = useEffectEvent(onFound);
  useEffect(() => {
    if (!id || !isFetched) return;
    if (data) find(data);
    const url = new URL(window.location.href);
    url.searchParams.delete('analysis');
    window.history.replaceState(window.history.state, '', url);
  }, [id, data, isFetched]);
}

/** Results over the dashboard, of an analysis from the list, the address, or just generated. */
export function useResults() {
  const queries = useQueryClient();
  const [results, show] = useState<FullAnalysis | null>(null);
  const { toast, say } = useToast();
  // A slow response must not replace a later request.
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
