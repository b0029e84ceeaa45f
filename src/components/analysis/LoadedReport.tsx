'use client';

import type { ReactNode } from 'react';
import { useAnalysis, type FullAnalysis } from '@/client/useAnalysis';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { reportTexts as texts } from '@/content/analysis/report';
import text from '@/components/ui/Text.module.css';

interface LoadedReportProps {
  id: number | string;
  /** What is said when it can't be loaded; the server's reason is empty where it gave none. */
  failed: (serverMessage: string) => string;
  children: (analysis: FullAnalysis) => ReactNode;
}

/** Fetches an analysis and shows it as `children` draw it; says so while it is on its way and when it doesn't come. */
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
