'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '@/client/ApiError';
import { BrokenAnswer, callForEvents } from '@/client/callForEvents';
import { generationSteps, type GenerationStep } from '@/domain/analysis/generationSteps';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { AnalysisBody } from '@/schemas/analysisBody';
import type { GenerationProgress } from '@/schemas/generationEvents';
import { recordLastWord } from './lastWord';
import { readFailure, type SubmissionFailure } from './readFailure';
import { forgetSubmissionKey, submissionKeyFor } from './submissionKey';
import type { WizardSaver } from './useWizardDraft';

const attempts = 5;

const pauseMs = 2_000;

/**
 * Has the analysis generated. After a lost connection it retries with the same key, which returns the result of the
 * first request and never creates a second analysis.
 * @throws as callApi; a first request that got no response at all is not retried
 */
async function generate(
  body: AnalysisBody,
  key: string,
  onProgress: (step: GenerationStep) => void,
): Promise<PresentedAnalysis> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callForEvents<PresentedAnalysis, GenerationProgress>('/api/analysis/generate', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
        onProgress: ({ step }) => onProgress(step),
      });
    } catch (error) {
      const wasBroken = error instanceof BrokenAnswer || (attempt > 1 && !(error instanceof ApiError));
      if (!wasBroken || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

interface SubmissionHandlers {
  saver: RefObject<WizardSaver | null>;
  onCreated: (analysis: PresentedAnalysis) => void;
  /** The analysis was created after the wizard was closed. */
  onCreatedUnseen: () => void;
  onFailure: (failure: SubmissionFailure) => void;
}

/** Submits the answers, one request at a time however often the button is pressed, and tracks the result. */
export function useSubmission({ saver, onCreated, onCreatedUnseen, onFailure }: SubmissionHandlers) {
  const [isSending, setIsSending] = useState(false);
  const [progress, setProgress] = useState<GenerationStep>('reading');
  const isLocked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function send(body: AnalysisBody): Promise<void> {
    const { current } = saver;
    // A save that arrives after the analysis would create a draft of the next one.
    await current?.save();
    // The run was finished elsewhere, which is reported; the client decides whether to submit it as another one.
    if (saver.current !== current) return;
    const runKey = current?.key ?? null;
    const key = submissionKeyFor(JSON.stringify(body), runKey);
    const analysis = await generate(body, key, (step) => setProgress((before) => later(before, step)));
    forgetSubmissionKey();
    if (runKey === null || key.startsWith(runKey)) current?.stop({ isDone: true });
    else if (current) recordLastWord(current.discard());
    if (isGone.current) onCreatedUnseen();
    else onCreated(analysis);
  }

  async function submit(body: AnalysisBody): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setProgress('reading');
    setIsSending(true);
    try {
      await send(body);
    } catch (error) {
      if (!isGone.current) onFailure(readFailure(error));
    } finally {
      isLocked.current = false;
      setIsSending(false);
    }
  }

  return { isSending, progress, submit };
}

/** Writing and checking may alternate, but the displayed step never goes back. */
function later(one: GenerationStep, other: GenerationStep): GenerationStep {
  return generationSteps.indexOf(other) > generationSteps.indexOf(one) ? other : one;
}
