import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '@/client/messageOf';
import { useSession } from '@/client/useSession';
import { DownloadButton } from '@/components/sharing/DownloadButton';
import { LinkField } from '@/components/sharing/LinkField';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import ledger from '@/components/ui/Ledger.module.css';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { personDataTexts, resetLinkTexts, userDialogTexts as texts, userTexts } from '@/content/admin/users';
import { formatDate } from '@/format/dates';
import { formatCount } from '@/format/numbers';
import type { ManagedUser } from '@/schemas/users';
import styles from './UserDialog.module.css';
import { sendResetLink } from './usersApi';
import { UserTypeBadge } from './UserTypeBadge';

interface Detail {
  label: string;
  value: ReactNode;
}

/** Read-only facts. */
export const userFacts = (user: ManagedUser): Detail[] => [
  { label: texts.total, value: formatCount(user.reportCount) },
  { label: texts.since, value: formatDate(user.createdAt) },
];

export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={`${ledger.ledger} ${ledger.pairs} ${styles.list}`}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Mails a password reset link to a user, or shows it if no mail server is configured. */
function ResetLink({ userId }: { userId: number }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => sendResetLink(userId),
    meta: { failure: 'The link to a new password could not be made' },
  });
  return (
    <div className={`${stack.gap3} ${stack.start} ${styles.whole}`}>
      <WorkingButton variant="quiet" size="small" isWorking={isPending} onClick={() => mutate()}>
        {isPending ? resetLinkTexts.sending : resetLinkTexts.send}
      </WorkingButton>
      {error ? <FormMessage>{messageOf(error, resetLinkTexts.failed)}</FormMessage> : null}
      {data ? <FormMessage tone="success">{data.message}</FormMessage> : null}
      {data?.link ? <LinkField key={data.link} url={data.link} /> : null}
    </div>
  );
}

/** Stored data of a user. */
export function UserDetailsList({ user, onEdit }: { user: ManagedUser; onEdit: () => void }) {
  const session = useSession();
  const details: Detail[] = [
    { label: texts.name, value: user.name },
    { label: texts.email, value: user.email },
    { label: texts.company, value: user.company || userTexts.noCompany },
    { label: texts.type, value: <UserTypeBadge role={user.role} /> },
    { label: texts.limit, value: user.reportLimit === null ? texts.noLimit : formatCount(user.reportLimit) },
    ...(user.mustChangePassword
      ? [{ label: resetLinkTexts.password, value: resetLinkTexts.mustChange }]
      : []),
    ...userFacts(user),
  ];
  return (
    <div className={`${stack.gap5} ${stack.start}`}>
      <Avatar name={user.name} profileImage={user.profileImage} />
      <DetailList details={details} />
      <div className={row.gap3}>
        <Button variant="secondary" size="small" onClick={onEdit}>
          {texts.editButton}
        </Button>
        <DownloadButton
          path={`/api/admin/users/${user.id}/export`}
          fallbackName={personDataTexts.file(user.id)}
          label={personDataTexts.download}
          preparing={personDataTexts.downloading}
          failed={personDataTexts.failed}
          size="small"
        />
      </div>
      {user.id === session.user?.id ? null : <ResetLink userId={user.id} />}
    </div>
  );
}
