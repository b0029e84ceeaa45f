import { useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { userTexts as texts } from '@/content/admin/users';
import type { ListPlace } from '../list/useListAddress';
import { userExportPath } from './userListPath';
import styles from './UserAdmin.module.css';

/** Saves everybody whom the list finds, on all its pages, as a file for spreadsheets. */
export function ExportUsers({ place }: { place: ListPlace }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const isBusy = state === 'busy';
  const download = async () => {
    setState('busy');
    try {
      await downloadFile(userExportPath(place), 'users.csv');
      setState('ready');
    } catch (error) {
      logFailure('The users could not be exported', error);
      setState('failed');
    }
  };
  return (
    <>
      <Button variant="secondary" disabled={isBusy} aria-busy={isBusy} onClick={() => void download()}>
        {isBusy ? texts.exporting : texts.exportList}
      </Button>
      {state === 'failed' ? (
        <div className={styles.exportFailed}>
          <FormMessage>{texts.exportFailed}</FormMessage>
        </div>
      ) : null}
    </>
  );
}
