'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import styles from './AdminPortal.module.css';

interface LoadedPanelProps<Props extends object> {
  /** Fetches the component; the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Fetches a part of the portal when it is shown, and says so when that fails. */
export function LoadedPanel<Props extends object>({ load, props }: LoadedPanelProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load()
      .then((loaded) => isCurrent && setPanel(() => loaded))
      .catch((error: unknown) => {
        logFailure('A part of the Admin Portal could not be loaded', error);
        if (isCurrent) setFailedAttempt(attempt);
      });
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (Panel) return <Panel {...props} />;
  if (failedAttempt !== attempt) return <p role="status">{texts.loading}</p>;
  return (
    <div className={styles.failed}>
      <FormMessage>{texts.tabFailed}</FormMessage>
      <Button variant="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
        {texts.retry}
      </Button>
    </div>
  );
}
