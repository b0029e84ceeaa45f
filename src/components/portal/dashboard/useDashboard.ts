'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import { loadSession } from '@/client/sessionStore';
import { useAnalyses } from '@/client/useAnalyses';
import { hasAnswers, noAnswers } from '@/domain/analysis/wizardAnswers';
import { withChanges } from '@/domain/analysis/wizardChanges';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import type { SessionUser } from '@/schemas/auth';
import {
  clearDiscardedAnswers,
  type DiscardedAnswers,
  readDiscardedAnswers,
  storeDiscardedAnswers,
  undoMs,
} from '../wizard/discardedAnswers';
import { goBeforeFirst, isWizardAddress } from '../wizard/stepHistory';
import type { ReachedLimit } from './LimitNotice';
import { useAnalysisDraft } from './useAnalysisDraft';
import { useResults } from './useResults';

/** The answers that Cancel or × of the wizard last removed, while they can be restored. */
function useDiscardedAnswers(userId: number) {
  const [discarded, setDiscarded] = useState(() => readDiscardedAnswers(userId, Date.now()));
  const clear = useCallback(() => {
    clearDiscardedAnswers(userId);
    setDiscarded(null);
  }, [userId]);
  const store = useCallback(
    (answers: DiscardedAnswers) => {
      storeDiscardedAnswers(userId, answers);
      setDiscarded(answers);
    },
    [userId],
  );

  useEffect(() => {
    if (!discarded) return undefined;
    const timer = setTimeout(clear, discarded.discardedAt + undoMs - Date.now());
    return () => clearTimeout(timer);
  }, [discarded, clear]);

  return { discarded, store, clear };
}

const dashboardPath = '/dashboard';

/**
 * State of the wizard over the dashboard. `requested` waits for the list, whose length is compared with the limit. If
 * the limit seems reached, `asking` reloads the account, whose limit may have been raised; `asked` reports the limit or
 * opens.
 */
type WizardStatus = 'closed' | 'requested' | 'asking' | 'asked' | 'open';

const isBegun = (draft: AnalysisDraft | undefined): boolean =>
  draft !== undefined && hasAnswers(withChanges(noAnswers, draft.answers));

/** State of the dashboard. It has three addresses, and two of them open the wizard. */
export function useDashboard(user: SessionUser) {
  const pathname = usePathname();
  const router = useRouter();
  const [page, showPage] = useState(1);
  const analyses = useAnalyses(user.id, page);
  const { reload } = analyses;
  const underway = useAnalysisDraft(user.id);
  const { reload: reloadUnderway } = underway;
  const search = useSearchParams();
  const isWanted = isWizardAddress({ pathname, search: search.toString() });
  const [wasWanted, setWasWanted] = useState(false);
  const [wizard, setWizard] = useState<WizardStatus>('closed');
  const [reachedLimit, setReachedLimit] = useState<ReachedLimit | null>(null);
  const undo = useDiscardedAnswers(user.id);
  const { store: storeDiscarded, clear: clearDiscarded } = undo;
  const { results, toast, show, open, close, forgetWanted } = useResults();

  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (!isWanted) setWizard('closed');
    else if (wizard === 'closed') setWizard('requested');
  }
  const wizardIsOpen = wizard === 'open';
  // However it was closed: after Back from the first step the answers are kept and offered here.
  useEffect(() => (wizardIsOpen ? reloadUnderway : undefined), [wizardIsOpen, reloadUnderway]);
  useEffect(() => {
    if (wizardIsOpen) forgetWanted();
  }, [wizardIsOpen, forgetWanted]);
  if ((wizard === 'requested' || wizard === 'asked') && !analyses.isLoading) {
    const current = analyses.total;
    const limit = user.reportLimit;
    if (limit === null || current < limit) {
      setWizard('open');
    } else if (wizard === 'requested') {
      setWizard('asking');
    } else {
      setWizard('closed');
      setReachedLimit({ current, limit });
    }
  }
  useEffect(() => {
    if (wizard !== 'asking') return undefined;
    let isCurrent = true;
    void loadSession().then(() => isCurrent && setWizard('asked'));
    return () => {
      isCurrent = false;
    };
  }, [wizard]);

  const leaveWizardAddress = useCallback(() => {
    void goBeforeFirst().then(() => {
      if (isWizardAddress(window.location)) router.replace(dashboardPath, { scroll: false });
    });
  }, [router]);

  const closeWizard = useCallback(
    (discarded?: DiscardedAnswers) => {
      setWizard('closed');
      if (discarded) storeDiscarded(discarded);
      leaveWizardAddress();
    },
    [leaveWizardAddress, storeDiscarded],
  );

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
      show(readShownAnalysis(analysis));
      reload();
    },
    [closeWizard, show, reload],
  );

  const requestWizard = useCallback(() => {
    forgetWanted();
    setWizard('requested');
  }, [forgetWanted]);

  const reopenWizard = useCallback(() => {
    clearDiscarded();
    requestWizard();
  }, [clearDiscarded, requestWizard]);

  return {
    analyses,
    underway,
    wizardIsOpen,
    reachedLimit,
    results,
    /** Not offered while another run has answers: restored ones would be mixed with them. */
    undoable: isBegun(underway.draft) ? null : undo.discarded,
    dismissUndo: clearDiscarded,
    reopenWizard,
    requestWizard,
    closeWizard,
    closeLimitNotice,
    showLimit: setReachedLimit,
    /** Opens an analysis of the list, whose contents are loaded now. */
    openResults: open,
    page,
    showPage,
    closeResults: close,
    toast,
    showCreated,
    showCreatedUnseen,
  };
}
