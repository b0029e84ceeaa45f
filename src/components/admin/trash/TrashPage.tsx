'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { useSession } from '@/client/useSession';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { FormMessage } from '@/components/ui/FormMessage';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { listTexts } from '@/content/admin/lists';
import { trashTexts as texts } from '@/content/admin/trash';
import type { Trashed } from '@/schemas/trash';
import { useAdminList } from '../list/useAdminList';
import { ToolPage } from '../shell/ToolPage';
import { EndTrashedDialog } from './EndTrashedDialog';
import { restoreTrashed, trashPath } from './trashApi';
import { TrashTable } from './TrashTable';

/** Why something could not be put back: the server says it where there is a reason. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? error.serverMessage : texts.restoreFailed;

/** What was deleted and can still be put back. */
export function TrashPage() {
  const list = useAdminList<Trashed>(trashPath);
  const [doomed, setDoomed] = useState<Trashed | null>(null);
  const { toast, say } = useToast();
  const { user } = useSession();
  const restoring = useMutation({
    mutationFn: restoreTrashed,
    onSuccess: (_answer, { kind, name }) => say(texts.restored[kind](name || texts.untitled)),
    // Somebody else may have been faster.
    onSettled: list.reload,
    meta: { failure: 'It could not be restored' },
  });

  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={
        <ButtonLink href="/admin/blog" variant="secondary" size="small">
          {texts.back}
        </ButtonLink>
      }
    >
      {restoring.error ? <FormMessage>{failureOf(restoring.error)}</FormMessage> : null}
      {list.hasFailed ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={list.reload} />
      ) : null}
      {list.items === null && !list.hasFailed ? <p role="status">{texts.loading}</p> : null}
      {list.items?.length === 0 ? <EmptyState title={texts.emptyTitle} text={texts.empty} /> : null}
      {list.items && list.items.length > 0 ? (
        <>
          <TrashTable
            items={list.items}
            restoring={restoring.isPending ? restoring.variables : null}
            onRestore={(item) => restoring.mutate(item)}
            onEnd={user?.role === 'admin' ? setDoomed : undefined}
          />
          {list.total > list.items.length ? <p>{texts.more(list.total - list.items.length)}</p> : null}
        </>
      ) : null}
      {doomed ? (
        <EndTrashedDialog
          item={doomed}
          onEnded={() => {
            list.reload();
            say(texts.ended(doomed.name || texts.untitled));
            setDoomed(null);
          }}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </ToolPage>
  );
}
