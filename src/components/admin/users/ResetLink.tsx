import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/client/messageOf';
import { LinkField } from '@/components/sharing/LinkField';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { resetLinkTexts as texts } from '@/content/admin/users';
import stack from '@/components/ui/Stack.module.css';
import styles from './UserDialog.module.css';
import { sendResetLink } from './usersApi';

/** Mails a password reset link to a user, or shows it if no mail server is configured. */
export function ResetLink({ userId }: { userId: number }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => sendResetLink(userId),
    meta: { failure: 'The link to a new password could not be made' },
  });
  return (
    <div className={`${stack.gap3} ${stack.start} ${styles.whole}`}>
      <WorkingButton variant="quiet" size="small" isWorking={isPending} onClick={() => mutate()}>
        {isPending ? texts.sending : texts.send}
      </WorkingButton>
      {error ? <FormMessage>{messageOf(error, texts.failed)}</FormMessage> : null}
      {data ? <FormMessage tone="success">{data.message}</FormMessage> : null}
      {data?.link ? <LinkField key={data.link} url={data.link} /> : null}
    </div>
  );
}
