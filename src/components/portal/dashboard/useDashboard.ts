'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import { useAnalyses } from '@/client/useAnalyses';
import { analysisQuery, type ResultsOfAnalysis } from '@/client/useAnalysis';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { SessionUser } from '@/schemas/auth';
import type { ReachedLimit } from './LimitNotice';
import { useAnalysisDraft } from './useAnalysisDraft';
import { useLinkedAnalysis } from './useLinkedAnalysis';

const dashboardPath = '/dashboard';

/** What is open over the dashboard. `requested` waits for the list, whose length decides about the limit. */
type WizardStatus = 'closed' | 'requested' | 'open';

/** The state of the dashboard. It has three addresses: on two of them the wizard is open. */
export function useDashboard(user: SessionUser) {
  const pathname = usePathname();
  const router = useRouter();
  const [page, showPage] = useState(1);
  const analyses = useAnalyses(user.id, page);
  const { reload } = analyses;
  const underway = useAnalysisDraft(user.id);
  const { reload: reloadUnderway } = underway;
  const [shownPath, setShownPath] = useState(dashboardPath);
  const [wizard, setWizard] = useState<WizardStatus>('closed');
  const [reachedLimit, setReachedLimit] = useState<ReachedLimit | null>(null);
  const [results, setResults] = useState<ResultsOfAnalysis | null>(null);
  useLinkedAnalysis(setResults);
  const queries = useQueryClient();

  if (pathname !== shownPath) {
    setShownPath(pathname);
    if (pathname !== dashboardPath && wizard === 'closed') setWizard('requested');
  }
  if (wizard === 'requested' && !analyses.isLoading) {
    const current = analyses.total;
    const limit = user.reportLimit;
    const isReached = limit !== null && current >= limit;
    setWizard(isReached ? 'closed' : 'open');
    if (isReached) setReachedLimit({ current, limit });
  }

  const leaveWizardAddress = useCallback(() => {
    if (window.location.pathname !== dashboardPath) router.replace(dashboardPath, { scroll: false });
  }, [router]);

  const closeWizard = useCallback(() => {
    setWizard('closed');
    leaveWizardAddress();
    reloadUnderway();
  }, [leaveWizardAddress, reloadUnderway]);

  const showCreatedUnseen = useCallback(() => {
    reload();
    reloadUnderway();
  }, [reload, reloadUnderway]);

  const closeLimitNotice = useCallback(() => {
    setReachedLimit(null);
    if (wizard === 'closed') leaveWizardAddress();
  }, [wizard, leaveWizardAddress]);

  const showCreated = useCallback(
    (analysis: PresentedAnalysis) => {
      closeWizard();
      setResults(readShownAnalysis(analysis));
      reload();
    },
    [closeWizard, reload],
  );

  return {
    analyses,
    underway,
    wizardIsOpen: wizard === 'open',
    reachedLimit,
    results,
    requestWizard: useCallback(() => setWizard('requested'), []),
    closeWizard,
    closeLimitNotice,
    showLimit: setReachedLimit,
    /** Of an analysis of the list, whose contents are fetched now; a failure is logged. */
    openResults: useCallback(
      (id: number) => void queries.fetchQuery(analysisQuery(id)).then(setResults, () => undefined),
      [queries],
    ),
    page,
    showPage,
    closeResults: useCallback(() => setResults(null), []),
    showCreated,
    showCreatedUnseen,
  };
}
