'use client';

import type { ReactNode } from 'react';
import { useAnalysis, type FullAnalysis } from '@/client/useAnalysis';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { reportTexts as texts } from '@/content/analysis/report';
import text from '@/components/ui/Text.module.css';

interface LoadedReportProps {
  id: number | string;
  /** Returns the error message; the server's reason is empty if it gave none. */
  failed: (serverMessage: string) => string;
  children: (analysis: FullAnalysis) => ReactNode;
}

/** Loads an analysis and passes it to `children`; shows loading and error states. */
export function LoadedReport({ id, failed, children }: LoadedReportProps) {
  const { state, retry } = useAnalysis(id);
  if (state.status === 'loaded') return children(state.analysis);
  if (state.status === 'loading') {
    return (
      <p role="status" className={text.quiet}>
        {texts.loading}
      </p>
    );
  }
  return <LoadFailure message={failed(state.serverMessage)} retry={texts.retry} onRetry={retry} />;
}
