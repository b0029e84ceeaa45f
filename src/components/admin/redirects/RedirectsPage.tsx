'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { redirectTexts as texts } from '@/content/admin/redirects';
import type { MissingAddress } from '@/schemas/missingAddresses';
import type { RedirectAnswer } from '@/schemas/redirects';
import row from '@/components/ui/Row.module.css';
import { useAdminList } from '../list/useAdminList';
import { useListAddress } from '../list/useListAddress';
import { ToolPage } from '../shell/ToolPage';
import { DeleteRedirectDialog } from './DeleteRedirectDialog';
import { MissingAddresses } from './MissingAddresses';
import { RedirectDialog } from './RedirectDialog';
import { emptyRedirect, type RedirectStart } from './redirectForm';
import { RedirectFiles } from './RedirectFiles';
import { RedirectList } from './RedirectList';
import { missingListPath, redirectListPath } from './redirectListPath';

/** Where visitors are led who ask for what the site doesn't have. */
export function RedirectsPage() {
  const { place, move } = useListAddress();
  const list = useAdminList<RedirectAnswer>(redirectListPath(place));
  const [missingPage, setMissingPage] = useState(1);
  const missing = useAdminList<MissingAddress>(missingListPath(missingPage));
  const [edited, setEdited] = useState<RedirectStart | null>(null);
  const [doomed, setDoomed] = useState<RedirectAnswer | null>(null);
  const { toast, say } = useToast();

  const reload = () => {
    list.reload();
    missing.reload();
  };
  const finish = (message: string) => {
    reload();
    say(message);
    setEdited(null);
    setDoomed(null);
  };
  return (
    <ToolPage
      title={texts.title}
      lede={texts.lede}
      action={
        <div className={`${row.gap3} ${row.middle}`}>
          <RedirectFiles onImported={reload} />
          <Button onClick={() => setEdited(emptyRedirect)}>{texts.add}</Button>
        </div>
      }
    >
      <RedirectList list={list} place={place} move={move} onEdit={setEdited} onDelete={setDoomed} />
      <MissingAddresses
        list={missing}
        page={missingPage}
        onPage={setMissingPage}
        onLeadOn={({ path, suggestion }) => setEdited({ ...emptyRedirect, from: path, to: suggestion ?? '' })}
      />
      {edited ? (
        <RedirectDialog
          start={edited}
          onSaved={({ from }) => finish(texts.saved(from))}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {doomed ? (
        <DeleteRedirectDialog
          redirect={doomed}
          onDeleted={() => finish(texts.deleted(doomed.from))}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
      <ToastMessage toast={toast} />
    </ToolPage>
  );
}
