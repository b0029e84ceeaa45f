'use client';

import { callApi } from '@/client/apiClient';
import { endSessionAndOpen } from '@/client/sessionStore';
import { useApiForm } from '@/client/useApiForm';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { PasswordField } from '@/components/ui/PasswordField';
import { accountDataTexts as texts } from '@/content/portal/profile';
import { loginNoticePath } from '@/content/site/loginNotices';
import { deleteAccountBodySchema } from '@/schemas/account';
import row from '@/components/ui/Row.module.css';
import { forgetDraftCopies } from '../draft/draftCopy';
import { usePortalUser } from '../guard/PortalUser';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import card from '@/components/ui/Card.module.css';

/** Asks for the password, deletes the account, and leaves the portal. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { id } = usePortalUser();
  const { form, state, isSending, onSubmit, field } = useApiForm({
    defaultValues: { password: '' },
    schema: deleteAccountBodySchema,
    send: async (body: { password: string }) => {
      await callApi('/api/auth/delete-account', { method: 'POST', body });
      forgetDraftCopies(id);
      endSessionAndOpen(loginNoticePath('account-deleted'));
    },
    failureMessage: texts.failed,
  });

  return (
    <Dialog labelledBy="delete-account-title" onDismiss={isSending ? () => undefined : onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} className={`${stack.gap4} ${card.pad6}`}>
        <h2 id="delete-account-title" className={text.heading}>
          {texts.dialogTitle}
        </h2>
        <p>{texts.dialogText}</p>
        <FormOutcome state={state} />
        <fieldset disabled={isSending} className={stack.gap4}>
          <PasswordField
            label={texts.password}
            {...field('password')}
            autoComplete="current-password"
            required
          />
          <div className={`${row.gap3} ${row.end}`}>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-busy={isSending}>
              {isSending ? texts.deleting : texts.confirm}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
