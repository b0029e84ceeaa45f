'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { analysisQuery, type ResultsOfAnalysis } from '@/client/useAnalysis';

/** Opens the analysis that the address names (`?analysis=ID`) and takes it out of the address. Failures are logged. */
export function useLinkedAnalysis(open: (analysis: ResultsOfAnalysis) => void): void {
  const id = useSearchParams().get('analysis');
  const { data, isFetched } = useQuery({ ...analysisQuery(id ?? ''), enabled: Boolean(id) });
  useEffect(() => {
    if (!id || !isFetched) return;
    if (data) open(data);
    window.history.replaceState(null, '', '/dashboard');
  }, [id, data, isFetched, open]);
}
