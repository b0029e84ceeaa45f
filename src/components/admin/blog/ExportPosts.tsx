import { useId, useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Dialog } from '@/components/ui/Dialog';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import { listTexts } from '@/content/admin/lists';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { exportPath } from './blogApi';

/** Downloads all posts as Markdown with front matter in one archive. */
export function ExportPosts() {
  const titleId = useId();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  const download = async () => {
    setState('busy');
    try {
      await downloadFile(exportPath, 'posts.zip');
      setState('ready');
    } catch (error) {
      logFailure('The posts could not be exported', error);
      setState('failed');
    }
  };
  const isBusy = state === 'busy';
  return (
    <>
      <WorkingButton variant="secondary" size="small" isWorking={isBusy} onClick={() => void download()}>
        {isBusy ? texts.exporting : texts.exportPosts}
      </WorkingButton>
      {state === 'failed' ? (
        <Dialog labelledBy={titleId} onDismiss={() => setState('ready')}>
          <div className={`${stack.gap4} ${card.pad6}`}>
            <h2 id={titleId} className={text.heading}>
              {texts.exportPosts}
            </h2>
            <FormMessage>{texts.exportFailed}</FormMessage>
            <Button variant="secondary" onClick={() => setState('ready')}>
              {listTexts.close}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
