import { useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { redirectFileTexts as texts } from '@/content/admin/redirects';
import { ImportRedirectsDialog } from './ImportRedirectsDialog';
import { exportPath } from './redirectsApi';

/** Saves the list as a file, and takes one in. */
export function RedirectFiles({ onImported }: { onImported: () => void }) {
  const [state, setState] = useState<'ready' | 'exporting' | 'failed' | 'importing'>('ready');
  const isBusy = state === 'exporting';
  const download = async () => {
    setState('exporting');
    try {
      await downloadFile(exportPath, 'redirects.csv');
      setState('ready');
    } catch (error) {
      logFailure('The redirects could not be exported', error);
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' ? <FormMessage>{texts.exportFailed}</FormMessage> : null}
      <Button variant="secondary" disabled={isBusy} aria-busy={isBusy} onClick={() => void download()}>
        {isBusy ? texts.exporting : texts.exportList}
      </Button>
      <Button variant="secondary" onClick={() => setState('importing')}>
        {texts.importList}
      </Button>
      {state === 'importing' ? (
        <ImportRedirectsDialog onImported={onImported} onClose={() => setState('ready')} />
      ) : null}
    </>
  );
}
