'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import type { AnalysisDraft } from '@/schemas/analysisDraft';
import { afterReset } from '../wizard/wizardReset';

const pollMs = 2_000;

export interface UnderwayAnalysis {
  /** Undefined until it is here. */
  draft?: AnalysisDraft;
  /** An analysis was being made of it, and did not come about. */
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/**
 * The analysis that the account has begun to describe, or that is being made; `onMade` is called when one that was
 * being made has come to its end.
 */
export function useAnalysisDraft(userId: number, onMade: () => Promise<void>): UnderwayAnalysis {
  const [loaded, setLoaded] = useState<{ userId: number; draft: AnalysisDraft; hasFailed: boolean }>();
  const before = useRef<AnalysisDraft | null>(null);

  const reload = useCallback(async () => {
    const draft = await fetchDraft(before.current);
    if (!draft) return;
    const wasMade = before.current?.generating != null && draft.generating === null;
    const hasFailed = wasMade && draft.key !== null && draft.key === before.current?.key;
    before.current = draft;
    if (wasMade) await onMade();
    setLoaded({ userId, draft, hasFailed });
  }, [userId, onMade]);

  useEffect(() => {
    before.current = null;
    void reload();
  }, [reload]);

  const isGenerating = loaded?.draft.generating != null;
  useEffect(() => {
    if (!isGenerating) return undefined;
    const timer = setTimeout(() => void reload(), pollMs);
    return () => clearTimeout(timer);
  }, [isGenerating, loaded, reload]);

  const isCurrent = loaded?.userId === userId;
  return isCurrent
    ? { draft: loaded.draft, hasFailed: loaded.hasFailed, reload }
    : { hasFailed: false, reload };
}

/** Without an answer things are taken to be as they were. */
async function fetchDraft(before: AnalysisDraft | null): Promise<AnalysisDraft | null> {
  try {
    await afterReset();
    return await callApi<AnalysisDraft>('/api/analysis/draft');
  } catch (error) {
    logFailure('The draft could not be loaded', error);
    return before && { ...before };
  }
}
