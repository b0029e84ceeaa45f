'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { readListedAnalysis, type ListedAnalysis } from '@/client/useAnalyses';
import type { PresentedAnalysis } from '@/schemas/analysis';

/** Opens the analysis that the address names (`?analysis=ID`) and takes it out of the address. Failures are logged. */
export function useLinkedAnalysis(open: (analysis: ListedAnalysis) => void): void {
  const id = useSearchParams().get('analysis');
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    callApi<PresentedAnalysis>(`/api/admin/analysis/${encodeURIComponent(id)}`)
      .then((analysis) => isCurrent && open(readListedAnalysis(analysis)))
      .catch((error: unknown) => logFailure('The analysis could not be loaded', error))
      .finally(() => isCurrent && window.history.replaceState(null, '', '/dashboard'));
    return () => {
      isCurrent = false;
    };
  }, [id, open]);
}
