'use client';

import { useCallback, useEffect, useState } from 'react';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities, type StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { PresentedAnalysis, SharedAnalysis } from '@/schemas/analysis';
import { ApiError } from './ApiError';
import { callApi } from './apiClient';
import { logFailure } from './logFailure';

/** An analysis in full with its opportunities and tasks read, in whichever shape they came. */
export type FullAnalysis = Omit<PresentedAnalysis, 'opportunities' | 'department_tasks'> & {
  opportunities: StoredOpportunity[];
  department_tasks: ReturnType<typeof readDepartmentTasks>;
};

/** What a report shows of an analysis: everything but whose it is. */
export type ShownAnalysis = Omit<FullAnalysis, 'id' | 'owner_id'>;

type LoadedAnalysis =
  | { status: 'loading' }
  | { status: 'loaded'; analysis: FullAnalysis }
  /** The server's own words, or none. */
  | { status: 'failed'; serverMessage: string };

/** One analysis, for its owner and for administrators. */
export function useAnalysis(id: number | string): { state: LoadedAnalysis; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; state: LoadedAnalysis }>();
  const key = `${attempt} ${id}`;

  useEffect(() => {
    let isCurrent = true;
    const settle = (state: LoadedAnalysis) => isCurrent && setSettled({ key, state });
    fetchAnalysis(id).then(settle, (error: unknown) => {
      logFailure('The analysis could not be loaded', error);
      settle({ status: 'failed', serverMessage: error instanceof ApiError ? error.serverMessage : '' });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, key]);

  return {
    state: settled?.key === key ? settled.state : { status: 'loading' },
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

async function fetchAnalysis(id: number | string): Promise<LoadedAnalysis> {
  const answer = await callApi<PresentedAnalysis>(`/api/admin/analysis/${encodeURIComponent(id)}`);
  return { status: 'loaded', analysis: readShownAnalysis(answer) };
}

/** The opportunities and tasks of an answer may come in the shapes of older analyses. */
export function readShownAnalysis<Answer extends SharedAnalysis>(answer: Answer) {
  return {
    ...answer,
    opportunities: readOpportunities(answer.opportunities),
    department_tasks: readDepartmentTasks(answer.department_tasks),
  };
}
