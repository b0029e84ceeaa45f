'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { messageOf } from '@/client/messageOf';
import { queryKeys } from '@/client/queryKeys';
import { readAgain } from '@/client/readAgain';
import { scenarioTexts as texts } from '@/content/analysis/whatIf';
import type { PresentedScenario, ScenarioBody } from '@/schemas/scenario';

/** What became of a change. */
type Outcome = { tone: 'success' | 'error'; text: string } | null;

interface Change {
  method: 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  body?: ScenarioBody;
  words: { done: string; failed?: string };
}

/** The named scenarios of one analysis. Null while they are on their way, or when they don't come. */
export function useScenarios(analysisId: number) {
  const path = `/api/analysis/${analysisId}/scenarios` as const;
  const queryKey = queryKeys.scenarios(analysisId);
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<PresentedScenario[]>(path, { signal }),
    meta: { failure: 'The scenarios could not be loaded' },
  });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const changing = useMutation({
    mutationFn: ({ method, path: target, body }: Change) =>
      callApi<PresentedScenario>(target, { method, body }),
    onMutate: () => setOutcome(null),
    onSuccess: (_answer, { words }) => setOutcome({ tone: 'success', text: words.done }),
    onError: (error, { words }) => {
      // Who has no words for it says it where it was asked for.
      if (words.failed) setOutcome({ tone: 'error', text: messageOf(error, words.failed) });
    },
    onSettled: () => readAgain(queryKey),
    meta: { failure: 'The scenarios could not be changed' },
  });
  return {
    items: list.data ?? null,
    outcome: list.isError ? ({ tone: 'error', text: texts.loadFailed } as const) : outcome,
    isBusy: changing.isPending,
    say: setOutcome,
    /**
     * Keeps it under a name of its own, or in place of the one with this id.
     * @throws as callApi
     */
    save: (body: ScenarioBody, id?: number) =>
      changing.mutateAsync({
        ...(id === undefined ? { method: 'POST', path } : { method: 'PUT', path: `${path}/${id}` }),
        body,
        words: { done: texts.saved(body.name) },
      }),
    /** Answers whether it is deleted; the outcome says so, or why not. */
    remove: ({ id, name }: PresentedScenario): Promise<boolean> =>
      changing
        .mutateAsync({
          method: 'DELETE',
          path: `${path}/${id}`,
          words: { done: texts.removed(name), failed: texts.removeFailed },
        })
        .then(
          () => true,
          () => false,
        ),
  };
}
