'use client';

import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import type { AnalysisBody, PresentedAnalysis } from '@/schemas/analysis';
import { readFailure, type SubmissionFailure } from './readFailure';
import { forgetSubmissionKey, submissionKeyFor } from './submissionKey';

interface SubmissionHandlers {
  onCreated: (analysis: PresentedAnalysis) => void;
  /** It was made after the wizard had gone. */
  onCreatedUnseen: () => void;
  onFailure: (failure: SubmissionFailure) => void;
}

/** Sends the answers, one request at a time whatever is pressed how often. */
export function useSubmission({ onCreated, onCreatedUnseen, onFailure }: SubmissionHandlers) {
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function submit(body: AnalysisBody): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsSending(true);
    try {
      const analysis = await generate(body);
      if (isGone.current) onCreatedUnseen();
      else onCreated(analysis);
    } catch (error) {
      if (!isGone.current) onFailure(readFailure(error));
    } finally {
      isLocked.current = false;
      setIsSending(false);
    }
  }

  return { isSending, submit };
}

async function generate(body: AnalysisBody): Promise<PresentedAnalysis> {
  const analysis = await callApi<PresentedAnalysis>('/api/analysis/generate', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': submissionKeyFor(JSON.stringify(body)) },
  });
  forgetSubmissionKey();
  return analysis;
}
