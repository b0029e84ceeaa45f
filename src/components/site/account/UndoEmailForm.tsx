'use client';

import { clearSession } from '@/client/sessionState';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { passwordResetMessages, passwordResetTexts as texts } from '@/content/site/passwordReset';
import type { UndoEmailAnswer } from '@/schemas/mailedLinks';
import { MailedLinkForm } from './MailedLinkForm';

/** Undoes a change of the email. */
export function UndoEmailForm() {
  return (
    <MailedLinkForm<UndoEmailAnswer>
      path="/api/auth/undo-email"
      failureMessage={passwordResetMessages.undoFailed}
      action={texts.undo}
      busy={texts.undoing}
      onDone={clearSession}
    >
      {({ resetToken }) => (
        <>
          <p>{texts.undone}</p>
          <ButtonLink href={`/reset-password#token=${resetToken}`}>{texts.resetTitle}</ButtonLink>
        </>
      )}
    </MailedLinkForm>
  );
}
