'use client';

import { Button, LeaveWithoutSaving, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { unsavedTexts as texts } from '@/content/admin/panel';
import { formatRecentMoment } from '@/format/dates';
import type { TypedValues } from './keptForms';
import styles from './UnsavedChanges.module.css';
import { useKeptChanges } from './useKeptChanges';
import row from '@/components/ui/Row.module.css';

/** Above a post's form: asks before somebody leaves what isn't saved, and brings back what was left behind. */
export function UnsavedChanges() {
  const { id, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user || isTrashed) return null;
  return <ChangesOf key={id} id={Number(id)} userId={Number(user.id)} />;
}

function ChangesOf({ id, userId }: { id: number; userId: number }) {
  const { isFull, isModified, leftBehind, forget } = useKeptChanges(userId, id);
  const [problem, setProblem] = useState('');
  const bringBack = async (values: TypedValues) => {
    try {
      const refusal = await saveDraft(id, values);
      if (refusal !== null) return setProblem(refusal);
      forget();
      window.location.reload();
    } catch (error) {
      logFailure('What was left behind could not be saved', error);
      setProblem(texts.failed);
    }
  };
  return (
    <>
      <LeaveWithoutSaving disablePreventLeave={!isModified} />
      {isFull ? <p role="alert">{texts.full}</p> : null}
      {leftBehind ? (
        <section className={styles.leftBehind} aria-label={texts.title} data-own-part="">
          <p>{texts.leftBehind(formatRecentMoment(leftBehind.savedAt))}</p>
          <div className={row.gap3}>
            <Button size="small" margin={false} onClick={() => void bringBack(leftBehind.values)}>
              {texts.bringBack}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
              {texts.discard}
            </Button>
          </div>
          <p role="status">{problem}</p>
        </section>
      ) : null}
    </>
  );
}

/** As a version of its own, so that what is there now stays among the versions. Answers the words of a refusal. */
async function saveDraft(id: number, values: TypedValues): Promise<string | null> {
  const response = await fetch(`/api/posts/${id}?draft=true&depth=0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, _status: 'draft' }),
  });
  if (response.ok) return null;
  const answer = (await response.json()) as { message?: string; errors?: { message: string }[] };
  return answer.message ?? answer.errors?.[0]?.message ?? texts.failed;
}
