'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { scenarioTexts as texts } from '@/content/portal/whatIf';
import type { PresentedScenario, ScenarioBody } from '@/schemas/scenario';

/** What became of a change. */
type Outcome = { tone: 'success' | 'error'; text: string } | null;

interface Change {
  method: 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  body?: ScenarioBody;
  words: { done: string; failed: string };
}

const saving = ({ name }: ScenarioBody) => ({ done: texts.saved(name), failed: texts.saveFailed });

/** The named scenarios of one analysis. Null while they are on their way, or when they don't come. */
export function useScenarios(analysisId: number) {
  const path = `/api/analysis/${analysisId}/scenarios` as const;
  const list = useQuery({
    queryKey: queryKeys.scenarios(analysisId),
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
      const said = error instanceof ApiError ? error.serverMessage : '';
      setOutcome({ tone: 'error', text: said || words.failed });
    },
    onSettled: () => list.refetch(),
    meta: { failure: 'The scenarios could not be changed' },
  });
  /** The answer, or null after a failure. */
  const change = (wanted: Change) => changing.mutateAsync(wanted).catch(() => null);

  return {
    items: list.data ?? null,
    outcome: list.isError ? ({ tone: 'error', text: texts.loadFailed } as const) : outcome,
    isBusy: changing.isPending,
    say: setOutcome,
    create: (body: ScenarioBody) => change({ method: 'POST', path, body, words: saving(body) }),
    replace: (id: number, body: ScenarioBody) =>
      change({ method: 'PUT', path: `${path}/${id}`, body, words: saving(body) }),
    remove: ({ id, name }: PresentedScenario) =>
      change({
        method: 'DELETE',
        path: `${path}/${id}`,
        words: { done: texts.removed(name), failed: texts.removeFailed },
      }),
  };
}
