'use client';

import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { saveAsFile } from '@/client/saveAsFile';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { accountDataTexts as texts } from '@/content/portal/profile';
import type { AccountExport } from '@/schemas/account';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import styles from './SessionList.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';

/** Export and deletion of the account's data. */
export function AccountData() {
  const [download, setDownload] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [isDeleting, setIsDeleting] = useState(false);

  const onDownload = async () => {
    setDownload('busy');
    try {
      const data = await callApi<AccountExport>('/api/auth/export');
      saveAsFile(texts.fileName, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      setDownload('idle');
    } catch {
      setDownload('failed');
    }
  };

  return (
    <div className={`${styles.block} ${stack.gap4} ${stack.start} ${space.above6}`}>
      <h3>{texts.title}</h3>
      <p className={text.quiet}>{texts.lede}</p>
      {download === 'failed' ? <FormMessage>{texts.downloadFailed}</FormMessage> : null}
      <div className={row.gap3}>
        <WorkingButton
          variant="secondary"
          size="small"
          isWorking={download === 'busy'}
          onClick={() => void onDownload()}
        >
          {download === 'busy' ? texts.downloading : texts.download}
        </WorkingButton>
        <Button variant="quiet" size="small" className={text.bad} onClick={() => setIsDeleting(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      {isDeleting ? <DeleteAccountDialog onClose={() => setIsDeleting(false)} /> : null}
    </div>
  );
}
