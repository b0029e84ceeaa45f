import { toast, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { endedSessionTexts as texts } from '@/content/connection';
import { useStore } from '../externalStore';
import type { LostConnectionProps } from './LostConnection';
import styles from './LostConnection.module.css';
import { checkSession, sessionEnded } from './panelSession';

/** Banner in a form: reports that nobody is signed in, and saves the input once somebody is. */
export function EndedSession({ saveAgain }: LostConnectionProps) {
  const hasEnded = useStore(sessionEnded);
  const isModified = useFormModified();
  const onReturn = useEffectEvent(() => {
    toast.dismiss();
    if (isModified) saveAgain?.();
  });
  useEffect(() => {
    if (!hasEnded) return undefined;
    const check = () => void checkSession();
    window.addEventListener('focus', check);
    return () => {
      window.removeEventListener('focus', check);
      if (!sessionEnded.get()) onReturn();
    };
  }, [hasEnded]);
  return (
    <div role="status" className={styles.place}>
      {hasEnded ? (
        <p className={styles.notice} data-lost-connection="">
          <b>{texts.ended}</b>{' '}
          <a href="/login?next=/cms" target="_blank" rel="noreferrer">
            {texts.signIn}
          </a>{' '}
          <span>{saveAgain ? texts.savesAgain : texts.saveAgain}</span>
        </p>
      ) : null}
    </div>
  );
}
