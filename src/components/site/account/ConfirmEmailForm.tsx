'use client';

import { loadSession } from '@/client/sessionStore';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { confirmEmailTexts as texts, emailMessages } from '@/content/site/emailChange';
import type { ConfirmEmailAnswer } from '@/schemas/mailedLinks';
import { MailedLinkForm } from './MailedLinkForm';

/** Confirms a new email. A user signed in here then has the new email, or has been signed out. */
export function ConfirmEmailForm() {
  return (
    <MailedLinkForm<ConfirmEmailAnswer>
      path="/api/auth/confirm-email"
      failureMessage={emailMessages.confirmFailed}
      action={texts.confirm}
      busy={texts.confirming}
      onDone={() => void loadSession()}
    >
      {({ email }) => (
        <>
          <p>{email}</p>
          <ButtonLink href="/profile-settings">{texts.goOn}</ButtonLink>
        </>
      )}
    </MailedLinkForm>
  );
}
