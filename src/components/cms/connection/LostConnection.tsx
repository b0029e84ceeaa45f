import { toast, useForm, useFormModified, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { noAnswerMessage, panelConnectionTexts as texts } from '@/content/connection';
import { useStore } from '../externalStore';
import styles from './LostConnection.module.css';
import { checkConnection, connectionLost, onReturn } from './siteConnection';

export interface LostConnectionProps {
  /** Saves the form; without it, the user has to save again. */
  saveAgain?: () => void;
}

/**
 * Banner in a form: reports that the server doesn't respond and what happens to the input, and saves it after
 * reconnecting.
 */
export function LostConnection({ saveAgain }: LostConnectionProps) {
  const isLost = useStore(connectionLost);
  const isModified = useFormModified();
  const hasFailed = useFormSubmitted();
  useUnansweredSaves(isModified, hasFailed);
  useEffect(() => {
    const check = () => void checkConnection({ hadNoAnswer: false });
    window.addEventListener('offline', check);
    return () => window.removeEventListener('offline', check);
  }, []);
  useEffect(
    () =>
      onReturn(() => {
        // Removes the failure toasts, which have the browser's message.
        toast.dismiss();
        if (isModified && saveAgain) saveAgain();
        else if (isModified || hasFailed) toast.error(noAnswerMessage);
      }),
    [isModified, hasFailed, saveAgain],
  );
  return (
    <div role="status" className={styles.place}>
      {isLost ? (
        <p className={styles.notice} data-lost-connection="">
          <b>{isModified ? texts.unsaved : texts.lost}</b>{' '}
          <span>{saveAgain ? texts.savesAgain : texts.saveAgain}</span>
        </p>
      ) : null}
    </div>
  );
}

/**
 * Payload has no event for a save without a response. After one the form stays submitted, modified and valid; any
 * response, even a rejection, leaves it unmodified.
 */
function useUnansweredSaves(isModified: boolean, hasFailed: boolean): void {
  const { getFields } = useForm();
  // Reads the modified state at the time of the failure; useKeptChanges may mark a rejected form later.
  const onFailure = useEffectEvent(() => {
    const isValid = Object.values(getFields()).every(({ valid }) => valid !== false);
    void checkConnection({ hadNoAnswer: isModified && isValid });
  });
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed]);
}
