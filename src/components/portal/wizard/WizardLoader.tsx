'use client';

import { useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { logFailure } from '@/client/logFailure';
import { wizardLoading as texts } from '@/content/portal/dashboard';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { usePortalUser } from '../guard/PortalUser';
import { openWizard, type OpenedWizard } from './openWizard';
import type { WizardHandlers, WizardProps } from './WizardHandlers';
import row from '@/components/ui/Row.module.css';

interface LoadedWizard {
  Wizard: ComponentType<WizardProps>;
  opened: OpenedWizard;
}

/** Loads the wizard's script and catalogs when it first opens, not with the dashboard, and the account's answers. */
export function WizardLoader(handlers: WizardHandlers) {
  const { id: userId } = usePortalUser();
  const [loaded, setLoaded] = useState<LoadedWizard>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const titleId = useId();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('./AnalysisWizard'), openWizard(userId)])
      .then(([{ AnalysisWizard }, opened]) => isCurrent && setLoaded({ Wizard: AnalysisWizard, opened }))
      .catch((error: unknown) => {
        logFailure('The wizard could not be loaded', error);
        if (isCurrent) setFailedAttempt(attempt);
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, userId]);

  const startOver = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  if (loaded) return <loaded.Wizard {...handlers} opened={loaded.opened} onStartOver={startOver} />;
  const hasFailed = failedAttempt === attempt;
  return (
    <Dialog labelledBy={titleId} onDismiss={() => handlers.onClose()}>
      <div className={`${stack.gap5} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {texts.title}
        </h2>
        {hasFailed ? <FormMessage>{texts.failed}</FormMessage> : <p role="status">{texts.loading}</p>}
        <div className={row.gap3}>
          {hasFailed && <Button onClick={() => setAttempt(attempt + 1)}>{texts.retry}</Button>}
          <Button variant="secondary" onClick={() => handlers.onClose()}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
