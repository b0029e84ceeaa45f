'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { auditTexts as texts } from '@/content/portal/audit';
import { isComplete, type PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import { auditQuestions, auditSections } from '@/domain/audit/questionnaire';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import type { AuditBody, PresentedAudit } from '@/schemas/audit';
import { DraftProgress } from '../draft/DraftProgress';
import { usePortalUser } from '../guard/PortalUser';
import { forgetSubmissionKey, submissionKeyFor } from '../wizard/submissionKey';
import { AuditActions } from './AuditActions';
import styles from './AuditQuestionnaire.module.css';
import { AuditSectionFields } from './AuditSectionFields';
import { isSectionAnswered } from './sectionToShow';
import { type AuditDraftSaver, useAuditDraft } from './useAuditDraft';

/** Submits the finished audit, one request at a time however often the button is pressed, and opens its report. */
function useAuditSubmission(saver: RefObject<AuditDraftSaver | null>) {
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
      // A save that arrives after the audit would create a draft of the next one.
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
      // Daily limit: the generic message suggests an immediate retry, which would fail too.
      const isTooOften = error instanceof ApiError && error.status === 429;
      setFailure((isTooOften && error.serverMessage) || texts.failed);
    }
  }

  return { isSending, failure, submit };
}

/** The thirteen questions, one section at a time. There is no form element, so that only the last button submits. */
export function AuditQuestionnaire() {
  const { id: userId } = usePortalUser();
  const draft = useAuditDraft(userId);
  const { isSending, failure, submit } = useAuditSubmission(draft.saver);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasShown = useRef(false);
  const { answers, isLoading, notice, saveState, section: number } = draft;
  const section = auditSections[number - 1];
  const answered = auditQuestions.filter(({ id }) => answers[id] !== undefined).length;

  // Going on and starting over scroll to the section's top; not on the first render.
  useEffect(() => {
    if (isLoading) return;
    if (hasShown.current) headingRef.current?.focus();
    hasShown.current = true;
  }, [isLoading, number]);

  return (
    <div className={styles.page}>
      <header>
        <h1 className={text.title}>{texts.title}</h1>
        <p className={`${text.measure} ${space.above3} ${text.quiet}`}>{texts.lede}</p>
      </header>
      {isLoading || !section ? (
        <p role="status" className={`${styles.loading} ${text.quiet}`}>
          {texts.loading}
        </p>
      ) : (
        <>
          {notice && (
            <FormMessage tone="info">
              <span>{`${notice === 'resumed' ? texts.resumed(answered) : texts.movedOn} `}</span>
              {answered > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isSending}
                  onClick={() => void draft.startOver()}
                >
                  {texts.startOver}
                </Button>
              )}
            </FormMessage>
          )}
          <DraftProgress
            id="audit-progress"
            value={answered}
            max={auditQuestions.length}
            saveState={saveState}
          >
            <strong>{texts.progress(answered, auditQuestions.length)}</strong> {texts.answered}
          </DraftProgress>
          {/* The submitted answers make up the report, so they can't change. */}
          <fieldset disabled={isSending}>
            <AuditSectionFields
              key={section.title}
              section={section}
              number={number}
              headingRef={headingRef}
              answers={answers}
              onAnswer={draft.answer}
            />
          </fieldset>
          {failure && <FormMessage>{failure}</FormMessage>}
          <AuditActions
            section={number}
            isSectionAnswered={isSectionAnswered(section, answers)}
            isComplete={answered === auditQuestions.length}
            isSending={isSending}
            onGoTo={draft.goTo}
            onComplete={() => void submit(answers)}
          />
        </>
      )}
    </div>
  );
}
