'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type RefObject } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { auditTexts as texts } from '@/content/portal/audit';
import { isComplete, type PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { AuditBody, PresentedAudit } from '@/schemas/audit';
import { forgetSubmissionKey, submissionKeyFor } from '../wizard/submissionKey';
import type { AuditDraftSaver } from './useAuditDraft';

/** Sends the finished audit, one request at a time whatever is pressed how often, and opens its report. */
export function useAuditSubmission(saver: RefObject<AuditDraftSaver | null>) {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isLocked = useRef(false);

  async function submit(answers: PartialAuditAnswers): Promise<void> {
    if (isLocked.current || !isComplete(answers)) return;
    isLocked.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      // A save that arrived after the audit would look like the beginning of the next one.
      await saver.current?.save();
      const { overall, sections } = scoreAudit(answers);
      const body = {
        overall_score: overall,
        section_scores: sections,
        raw_answers: answers,
      } satisfies AuditBody;
      const { id } = await callApi<PresentedAudit>('/api/audits', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': saver.current?.key ?? submissionKeyFor(JSON.stringify(body)) },
      });
      forgetSubmissionKey();
      saver.current?.stop({ isDone: true });
      router.push(`/report/${id}`);
    } catch (error) {
      logFailure('The audit could not be submitted', error);
      isLocked.current = false;
      setIsSending(false);
      // Too many in a day: trying again at once, as the usual words say, would not help.
      const isTooOften = error instanceof ApiError && error.status === 429;
      setFailure((isTooOften && error.serverMessage) || texts.failed);
    }
  }

  return { isSending, failure, submit };
}
