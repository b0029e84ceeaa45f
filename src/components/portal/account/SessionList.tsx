'use client';

import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { profileTexts, sessionTexts as texts } from '@/content/portal/profile';
import type { DeviceSession } from '@/schemas/account';
import { SessionItem } from './SessionItem';
import { useLoaded } from './useLoaded';
import styles from './SessionList.module.css';

type Outcome = { tone: 'error' | 'success'; message: string } | null;

/** Every device on which the account is signed in, and how to sign it out from here. */
export function SessionList() {
  const { status, value: sessions, reload } = useLoaded<DeviceSession[]>('/api/auth/sessions');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isEnding, setIsEnding] = useState(false);

  const end = async (path: `/${string}`, message: string) => {
    setOutcome(null);
    setIsEnding(true);
    try {
      await callApi(path, { method: 'DELETE' });
      setOutcome({ tone: 'success', message });
    } catch {
      setOutcome({ tone: 'error', message: texts.endFailed });
    }
    await reload();
    setIsEnding(false);
  };

  return (
    <div className={styles.block}>
      <h3>{texts.title}</h3>
      <p className={styles.lede}>{texts.lede}</p>
      {outcome ? <FormMessage tone={outcome.tone}>{outcome.message}</FormMessage> : null}
      {status === 'loading' ? <p role="status">{texts.loading}</p> : null}
      {status === 'failed' ? (
        <LoadFailure message={texts.loadFailed} retry={profileTexts.tryAgain} onRetry={() => void reload()} />
      ) : null}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isDisabled={isEnding}
            onEnd={() => void end(`/api/auth/sessions/${session.id}`, `${session.device}: signed out`)}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 ? (
        <Button
          variant="secondary"
          size="small"
          disabled={isEnding}
          onClick={() => void end('/api/auth/sessions', texts.signedOutOthers)}
        >
          {texts.signOutOthers}
        </Button>
      ) : null}
    </div>
  );
}
