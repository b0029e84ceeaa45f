import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { invitationTexts as texts, userDialogTexts } from '@/content/admin/users';
import { createInvitationBodySchema, type CreateInvitationBody } from '@/schemas/invitations';
import stack from '@/components/ui/Stack.module.css';
import { RoleOptions } from '../RoleOptions';
import styles from '../UserDialog.module.css';
import { sendInvitation } from '../usersApi';
import { HandOver } from './HandOver';
import row from '@/components/ui/Row.module.css';

interface InviteDialogProps {
  /** Called after the invitation was mailed, or when the user closes the dialog with its link. */
  onInvited: (email: string) => void;
  onClose: () => void;
}

/** Sends an invitation to an address with a role, or shows its link if no mail server is configured. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<{ email: string; link: string } | null>(null);
  const { form, state, control, isSending, onSubmit, field } = useUnsavedForm({
    defaultValues: { email: '', role: 'client' as const },
    schema: createInvitationBodySchema,
    send: async (body: CreateInvitationBody) => {
      const { invitation, link } = await sendInvitation(body);
      if (link) setMade({ email: invitation.email, link });
      else onInvited(invitation.email);
    },
    failureMessage: texts.failed,
  });
  const role = useWatch({ control, name: 'role' });
  const close = made ? () => onInvited(made.email) : onClose;

  return (
    <DialogFrame
      closeLabel={userDialogTexts.close}
      title={texts.title}
      onClose={() => (isSending ? undefined : close())}
    >
      <p role="status" className="visually-hidden">
        {made ? texts.handOver : ''}
      </p>
      {made ? (
        <HandOver link={made.link} onDone={close} />
      ) : (
        <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
          <p>{texts.lede}</p>
          <fieldset disabled={isSending}>
            <div className={styles.fields}>
              <TextField label={texts.email} {...field('email')} type="email" required autoComplete="off" />
              <SelectField label={texts.type} {...field('role')} hint={texts.roles[role]}>
                <RoleOptions />
              </SelectField>
            </div>
          </fieldset>
          <FormOutcome state={state} />
          <div className={`${styles.actions} ${row.gap3} ${row.middle} ${row.end}`}>
            <Button variant="secondary" disabled={isSending} onClick={onClose}>
              {userDialogTexts.cancel}
            </Button>
            <Button type="submit" disabled={isSending} aria-busy={isSending}>
              {isSending ? texts.sending : texts.send}
            </Button>
          </div>
        </form>
      )}
    </DialogFrame>
  );
}
