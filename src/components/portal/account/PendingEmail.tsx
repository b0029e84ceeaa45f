'use client';

import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { showUser } from '@/client/sessionStore';
import { useSentForm } from '@/client/useSentForm';
import { FormMessage } from '@/components/ui/FormMessage';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { focusElement } from '@/components/ui/focusElement';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { pendingEmailTexts as texts } from '@/content/portal/profile';
import type { ProfileAnswer } from '@/schemas/account';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

const path = '/api/auth/pending-email';

/** The new email that awaits confirmation, with resending its link and canceling the change. */
export function PendingEmail({ pendingEmail }: { pendingEmail: string | null }) {
  const [isGivenUp, setIsGivenUp] = useState(false);
  const sending = useSentForm({ fields: [], failureMessage: texts.sendFailed });
  const leaving = useSentForm({ fields: [], failureMessage: texts.giveUpFailed });
  const isBusy = [sending.state.status, leaving.state.status].includes('sending');

  const sendAgain = () => {
    leaving.clear();
    return sending.submit(async () => {
      const { message } = await callApi<{ message: string }>(path, { method: 'POST' });
      return message;
    });
  };
  const giveUp = () => {
    sending.clear();
    return leaving.submit(async () => {
      const { user } = await callApi<ProfileAnswer>(path, { method: 'DELETE' });
      setIsGivenUp(true);
      showUser(user);
    });
  };

  if (!pendingEmail) {
    return isGivenUp ? (
      <div ref={focusElement} tabIndex={-1}>
        <FormMessage tone="success">{texts.givenUp}</FormMessage>
      </div>
    ) : null;
  }
  return (
    <div className={`${stack.gap4} ${space.below5} ${text.breaks}`}>
      <FormMessage tone="info">{texts.waits(pendingEmail)}</FormMessage>
      <FormOutcome state={sending.state.message ? sending.state : leaving.state} />
      <div className={row.gap3}>
        <WorkingButton variant="secondary" isHeld={isBusy} onClick={() => void sendAgain()}>
          {sending.state.status === 'sending' ? texts.sending : texts.sendAgain}
        </WorkingButton>
        <WorkingButton variant="secondary" isHeld={isBusy} onClick={() => void giveUp()}>
          {texts.giveUp}
        </WorkingButton>
      </div>
    </div>
  );
}
