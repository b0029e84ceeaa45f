import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '@/client/messageOf';
import { Button } from '@/components/ui/Button';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { removalTexts } from '@/content/admin/bulkUsers';
import { listTexts } from '@/content/admin/lists';
import { invitationTexts, userTexts as texts } from '@/content/admin/users';
import type { InvitationAnswer } from '@/schemas/invitations';
import type { ManagedUser } from '@/schemas/users';
import { ExportList } from '../list/ExportList';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { AddUserDialog } from './AddUserDialog';
import { cancelRemovals, type BulkResult } from './bulk/bulkActions';
import { BulkDialog } from './bulk/BulkDialog';
import { BulkNotice } from './bulk/BulkNotice';
import type { BulkKind } from './bulk/SelectionBar';
import { useSelection } from './bulk/useSelection';
import { DeleteUserDialog } from './DeleteUserDialog';
import { InvitationList } from './invitations/InvitationList';
import { InviteDialog } from './invitations/InviteDialog';
import { ReportDialog } from './ReportDialog';
import type { UserAction } from './UserRow';
import styles from './UserTable.module.css';
import { UserDialog } from './UserDialog';
import { UserList } from './UserList';
import { userExportPath, userListPath } from './userListPath';

/** The dialog open over the list. */
type Opened = { kind: 'add' } | { kind: 'invite' } | { kind: 'view' | 'edit' | 'delete'; user: ManagedUser };

interface OpenedUserDialogProps {
  opened: Opened;
  /** An action is complete; the message describes it. */
  onFinished: (message: string) => void;
  /** The dialog was closed without a change. */
  onLooked: () => void;
  onClose: () => void;
}

/** Dialog about one user, or for a new one. */
function OpenedUserDialog({ opened, onFinished, onLooked, onClose }: OpenedUserDialogProps) {
  const [reportId, setReportId] = useState<number | null>(null);
  if (opened.kind === 'add') {
    return <AddUserDialog onCreated={({ name }) => onFinished(texts.created(name))} onClose={onClose} />;
  }
  if (opened.kind === 'invite') {
    return <InviteDialog onInvited={(email) => onFinished(invitationTexts.sent(email))} onClose={onClose} />;
  }
  const { user, kind } = opened;
  if (kind === 'delete') {
    return (
      <DeleteUserDialog
        user={user}
        onDeleted={() => onFinished(texts.deleted(user.name))}
        onCancel={onClose}
      />
    );
  }
  return (
    <>
      <UserDialog
        userId={user.id}
        startsEditing={kind === 'edit'}
        onReport={setReportId}
        onSaved={({ name }) => onFinished(texts.saved(name))}
        onClose={onLooked}
      />
      {reportId !== null && <ReportDialog id={reportId} onClose={() => setReportId(null)} />}
    </>
  );
}

/** Accounts: search, create, edit and delete, individually or in bulk. */
export function UserAdmin() {
  const { place, move } = useListAddress();
  const path = userListPath(place);
  const list = useAdminList<ManagedUser>(path);
  const everybody = useAdminList<ManagedUser>('/api/admin/users?limit=1');
  const invited = useAdminList<InvitationAnswer>('/api/admin/invitations');
  const selection = useSelection(path, list.items ?? []);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [bulk, setBulk] = useState<{ kind: BulkKind; users: readonly ManagedUser[] } | null>(null);
  const [notice, setNotice] = useState<{ count: number; result: BulkResult } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();

  const reload = () => {
    list.reload();
    everybody.reload();
    invited.reload();
  };
  const close = () => setOpened(null);
  const tell = (message: string) => {
    reload();
    say(message);
  };
  const finish = (message: string) => {
    tell(message);
    close();
  };
  const finishBulk = (next: BulkResult) => {
    reload();
    setBulk(null);
    selection.clear();
    setNotice((before) => ({ count: (before?.count ?? 0) + 1, result: next }));
  };
  const keeping = useMutation({
    mutationFn: (user: ManagedUser) => cancelRemovals([user]),
    onSuccess: finishBulk,
    onError: (error) => say(messageOf(error, removalTexts.keepFailed)),
    meta: { failure: 'The user could not be kept' },
  });
  const act = (kind: UserAction, user: ManagedUser) => {
    if (kind === 'keep') keeping.mutate(user);
    else setOpened({ kind, user });
  };
  return (
    <>
      <header className={`${row.apart} ${space.below5}`}>
        <h2 ref={title} tabIndex={-1} className={`${styles.title} ${text.heading}`}>
          {texts.title} {everybody.items ? <small>{texts.total(everybody.total)}</small> : null}
        </h2>
        <div className={`${row.gap3} ${row.middle}`}>
          <ExportList path={userExportPath(place)} fileName="users.csv" texts={texts} />
          <Button variant="secondary" onClick={() => setOpened({ kind: 'add' })}>
            {texts.add}
          </Button>
          <Button onClick={() => setOpened({ kind: 'invite' })}>{texts.invite}</Button>
        </div>
      </header>
      {notice ? (
        <BulkNotice
          key={notice.count}
          result={notice.result}
          onUndone={finishBulk}
          onDismiss={() => {
            setNotice(null);
            title.current?.focus();
          }}
        />
      ) : null}
      {invited.hasFailed ? (
        <KeptLoadFailure
          message={invitationTexts.loadFailed}
          retry={listTexts.retry}
          onRetry={invited.reload}
        />
      ) : null}
      <InvitationList invitations={invited.items ?? []} onDone={tell} />
      <UserList
        list={list}
        place={place}
        move={move}
        selection={selection}
        isKeeping={keeping.isPending}
        onAct={act}
        onBulk={(kind) => setBulk({ kind, users: selection.items })}
      />
      {opened ? (
        <OpenedUserDialog
          opened={opened}
          onFinished={finish}
          onClose={close}
          onLooked={() => {
            // The account may have turned out to be changed or deleted.
            reload();
            close();
          }}
        />
      ) : null}
      {bulk ? <BulkDialog {...bulk} onDone={finishBulk} onCancel={() => setBulk(null)} /> : null}
      <ToastMessage toast={toast} />
    </>
  );
}
