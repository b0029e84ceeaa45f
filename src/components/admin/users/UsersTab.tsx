'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { userTexts as texts } from '@/content/admin/users';
import type { ManagedUser } from '@/schemas/users';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToastMessage } from '../seo/ToastMessage';
import { useToast } from '../seo/useToast';
import { AddUserDialog } from './AddUserDialog';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ExportUsers } from './ExportUsers';
import { ReportDialog } from './ReportDialog';
import { UserDialog } from './UserDialog';
import { userListPath } from './userListPath';
import { UserList } from './UserList';
import styles from './UsersTab.module.css';

/** What is open over the list. */
type Opened = { kind: 'add' } | { kind: 'view' | 'edit' | 'delete'; user: ManagedUser } | null;

/** The accounts: looked up, added, changed and deleted. */
export function UsersTab() {
  const { place, move } = useListAddress();
  const list = useAdminList<ManagedUser>(userListPath(place));
  const everybody = useAdminList<ManagedUser>('/api/admin/users?limit=1');
  const [opened, setOpened] = useState<Opened>(null);
  const [reportId, setReportId] = useState<number | null>(null);
  const { toast, say } = useToast();

  const reload = () => {
    list.reload();
    everybody.reload();
  };
  const close = () => setOpened(null);
  const finish = (message: string) => {
    reload();
    say(message);
    close();
  };
  const user = opened && opened.kind !== 'add' ? opened.user : null;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {texts.title} {everybody.items ? <small>{texts.total(everybody.total)}</small> : null}
        </h2>
        <div className={styles.actions}>
          <ExportUsers place={place} />
          <Button onClick={() => setOpened({ kind: 'add' })}>{texts.add}</Button>
        </div>
      </header>
      <UserList
        list={list}
        place={place}
        move={move}
        onAct={(kind, chosen) => setOpened({ kind, user: chosen })}
      />
      {opened?.kind === 'add' && (
        <AddUserDialog onCreated={({ name }) => finish(texts.created(name))} onClose={close} />
      )}
      {user && (opened?.kind === 'view' || opened?.kind === 'edit') && (
        <UserDialog
          userId={user.id}
          startsEditing={opened.kind === 'edit'}
          onReport={setReportId}
          onSaved={({ name }) => finish(texts.saved(name))}
          onClose={() => {
            // What was looked at may have turned out changed or gone.
            reload();
            close();
          }}
        />
      )}
      {user && opened?.kind === 'delete' && (
        <DeleteUserDialog user={user} onDeleted={() => finish(texts.deleted(user.name))} onCancel={close} />
      )}
      {reportId !== null && <ReportDialog id={reportId} onClose={() => setReportId(null)} />}
      <ToastMessage toast={toast} />
    </>
  );
}
