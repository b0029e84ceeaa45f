'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { analysisQuery, type ResultsOfAnalysis } from '@/client/useAnalysis';

interface LinkedAnalysisOptions {
  /** It is on its way. */
  onAsked: () => void;
  onFound: (analysis: ResultsOfAnalysis) => void;
}

/** Finds the analysis that the address names (`?analysis=ID`) and takes it out of the address. Failures are logged. */
export function useLinkedAnalysis({ onAsked, onFound }: LinkedAnalysisOptions): void {
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
