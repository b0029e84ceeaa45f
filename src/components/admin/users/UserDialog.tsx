import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useId } from 'react';
import { flushSync } from 'react-dom';
import type { ApiList } from '@/client/callApiList';
import { queryKeys } from '@/client/queryKeys';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { listTexts } from '@/content/admin/lists';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatDate } from '@/format/dates';
import type { ManagedUser, UserAnalysis } from '@/schemas/users';
import { DetailList, UserDetailsList, userFacts } from './UserDetailsList';
import styles from './UserDialog.module.css';
import { UserEditForm } from './UserEditForm';
import { fetchAnalyses, fetchUser } from './usersApi';

interface UserDetails {
  user: ManagedUser;
  analyses: ApiList<UserAnalysis>;
}

/** Loads a user with the latest analyses; null while loading. */
function useUserDetails(id: number): { details: UserDetails | 'failed' | null; reload: () => void } {
  const client = useQueryClient();
  const queryKey = queryKeys.userDetails(id);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<UserDetails> => {
      const [user, analyses] = await Promise.all([fetchUser(id, signal), fetchAnalyses(id, signal)]);
      return { user, analyses };
    },
    meta: { failure: 'The user could not be loaded' },
  });
  return {
    details: data ?? (isError ? 'failed' : null),
    // Resets to the loading state, so that the form remounts with the new data.
    reload: () => void client.resetQueries({ queryKey }),
  };
}

interface UserAnalysesProps extends ApiList<UserAnalysis> {
  onView: (id: number) => void;
}

/** A user's latest analyses. */
function UserAnalyses({ items, total, onView }: UserAnalysesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} ${stack.gap2} ${space.above6}`}>
      <h3 id={titleId}>{texts.analyses}</h3>
      {total === 0 ? <p>{texts.noAnalyses}</p> : null}
      {total > items.length ? <p>{texts.latest(items.length, total)}</p> : null}
      <ul className={styles.analyses} role="list">
        {items.map((analysis) => (
          <li key={analysis.id}>
            <span className={`${styles.words} ${text.breaks}`}>
              <strong>{analysis.list_name}</strong>
              <small className={text.faint}>
                {`${analysis.industry}, ${formatDate(analysis.created_at)}`}
              </small>
            </span>
            <Button variant="secondary" size="small" onClick={() => onView(analysis.id)}>
              <span>
                {texts.viewAnalysis}
                <span className="visually-hidden">{` ${analysis.list_name}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UserDialogProps {
  userId: number;
  startsEditing: boolean;
  onReport: (id: number) => void;
  onSaved: (user: ManagedUser) => void;
  onClose: () => void;
}

/** Shows or edits one user. Loaded again, because the list may be stale. */
export function UserDialog({ userId, startsEditing, onReport, onSaved, onClose }: UserDialogProps) {
  const { details, reload } = useUserDetails(userId);
  const [isEditing, setIsEditing] = useState(startsEditing);
  const [isSending, setIsSending] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const hasFailed = details === 'failed';
  const shown = useRef<HTMLDivElement>(null);
  const edit = (isWanted: boolean) => {
    flushSync(() => setIsEditing(isWanted));
    // Focuses the first field, or on return the button that opened it.
    shown.current?.querySelector<HTMLElement>('input, button')?.focus();
  };

  const close = () => {
    if (isSending) return;
    if (isDirty) setIsLeaving(true);
    else onClose();
  };

  return (
    <DialogFrame closeLabel={texts.close} title={isEditing ? texts.edit : texts.details} onClose={close}>
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
                onDirty={setIsDirty}
                onReload={reload}
                onCancel={() => (startsEditing ? onClose() : edit(false))}
              />
              <div className={space.above5}>
                <DetailList details={userFacts(details.user)} />
              </div>
            </>
          ) : (
            <UserDetailsList user={details.user} onEdit={() => edit(true)} />
          )}
          <UserAnalyses {...details.analyses} onView={onReport} />
          {isLeaving ? (
            <ConfirmDialog
              title={texts.unsavedTitle}
              confirm={texts.discard}
              cancel={texts.keepEditing}
              onConfirm={onClose}
              onCancel={() => setIsLeaving(false)}
            >
              <p>{texts.unsaved(details.user.name)}</p>
            </ConfirmDialog>
          ) : null}
        </div>
      ) : null}
    </DialogFrame>
  );
}
