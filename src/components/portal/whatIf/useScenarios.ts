'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { scenarioTexts as texts } from '@/content/portal/whatIf';
import type { PresentedScenario, ScenarioBody } from '@/schemas/scenario';

/** What became of a change. */
type Outcome = { tone: 'success' | 'error'; text: string } | null;

/** The named scenarios of one analysis. Null while they are on their way, or when they don't come. */
export function useScenarios(analysisId: number) {
  const path = `/api/analysis/${analysisId}/scenarios` as const;
  const [items, setItems] = useState<PresentedScenario[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setIsBusy] = useState(false);

  const reload = useCallback(
    () =>
      callApi<PresentedScenario[]>(path).then(setItems, (error: unknown) => {
        logFailure('The scenarios could not be loaded', error);
        setOutcome({ tone: 'error', text: texts.loadFailed });
      }),
    [path],
  );
  useEffect(() => {
    void reload();
  }, [reload]);

  async function change<Answer>(work: () => Promise<Answer>, words: { done: string; failed: string }) {
    setIsBusy(true);
    setOutcome(null);
    try {
      const answer = await work();
      setOutcome({ tone: 'success', text: words.done });
      return answer;
    } catch (error) {
      logFailure(words.failed, error);
      const said = error instanceof ApiError ? error.serverMessage : '';
      setOutcome({ tone: 'error', text: said || words.failed });
      return null;
    } finally {
      setIsBusy(false);
      await reload();
    }
  }

  return {
    items,
    outcome,
    isBusy,
    say: setOutcome,
    create: (body: ScenarioBody) =>
      change(() => callApi<PresentedScenario>(path, { method: 'POST', body }), {
        done: texts.saved(body.name),
        failed: texts.saveFailed,
      }),
    replace: (id: number, body: ScenarioBody) =>
      change(() => callApi<PresentedScenario>(`${path}/${id}`, { method: 'PUT', body }), {
        done: texts.saved(body.name),
        failed: texts.saveFailed,
      }),
    remove: ({ id, name }: PresentedScenario) =>
      change(() => callApi<{ message: string }>(`${path}/${id}`, { method: 'DELETE' }), {
        done: texts.removed(name),
        failed: texts.removeFailed,
      }),
  };
}
