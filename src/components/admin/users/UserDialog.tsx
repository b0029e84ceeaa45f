import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { listTexts } from '@/content/admin/lists';
import { userDialogTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { DialogFrame } from '@/components/ui/DialogFrame';
import space from '@/components/ui/Space.module.css';
import { DetailList, UserDetailsList, userFacts } from './UserDetailsList';
import { UserEditForm } from './UserEditForm';
import { UserAnalyses } from './UserAnalyses';
import { useUserDetails } from './useUserDetails';

interface UserDialogProps {
  userId: number;
  startsEditing: boolean;
  onReport: (id: number) => void;
  onSaved: (user: ManagedUser) => void;
  onClose: () => void;
}

/** One user: looked at, or edited. Fetched anew, because the list may be old. */
export function UserDialog({ userId, startsEditing, onReport, onSaved, onClose }: UserDialogProps) {
  const { details, reload } = useUserDetails(userId);
  const [isEditing, setIsEditing] = useState(startsEditing);
  const [isSending, setIsSending] = useState(false);
  const hasFailed = details === 'failed';
  const shown = useRef<HTMLDivElement>(null);
  const edit = (isWanted: boolean) => {
    flushSync(() => setIsEditing(isWanted));
    // The first field, or on the way back the button that led there.
    shown.current?.querySelector<HTMLElement>('input, button')?.focus();
  };

  return (
    <DialogFrame
      closeLabel={texts.close}
      title={isEditing ? texts.edit : texts.details}
      onClose={() => (isSending ? undefined : onClose())}
    >
      {details === null ? <p role="status">{texts.loading}</p> : null}
      {hasFailed ? (
        <KeptLoadFailure message={texts.detailsFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {details && !hasFailed ? (
        <div ref={shown}>
          {isEditing ? (
            <>
              <UserEditForm
                user={details.user}
                onSaved={onSaved}
                onSending={setIsSending}
                onReload={reload}
                onCancel={() => edit(false)}
              />
              <div className={space.above5}>
                <DetailList details={userFacts(details.user)} />
              </div>
            </>
          ) : (
            <UserDetailsList user={details.user} onEdit={() => edit(true)} />
          )}
          <UserAnalyses {...details.analyses} onView={onReport} />
        </div>
      ) : null}
    </DialogFrame>
  );
}
