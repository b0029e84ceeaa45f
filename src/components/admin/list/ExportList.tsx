import { useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import styles from './ExportList.module.css';

interface ExportListProps {
  /** API path of the file. */
  path: `/${string}`;
  fileName: string;
  texts: { exportList: string; exporting: string; exportFailed: string };
}

/** Exports all pages of a list as a spreadsheet file. */
export function ExportList({ path, fileName, texts }: ExportListProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const isBusy = state === 'busy';
  const download = async () => {
    setState('busy');
    try {
      await downloadFile(path, fileName);
      setState('ready');
    } catch (error) {
      logFailure('The list could not be exported', error);
      setState('failed');
    }
  };
  return (
    <>
      <WorkingButton variant="secondary" isWorking={isBusy} onClick={() => void download()}>
        {isBusy ? texts.exporting : texts.exportList}
      </WorkingButton>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <FormMessage>{texts.exportFailed}</FormMessage>
        </div>
      ) : null}
    </>
  );
}
