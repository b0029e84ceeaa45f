import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { redirectFileTexts as texts } from '@/content/admin/redirects';
import { ExportList } from '../list/ExportList';
import { ImportRedirectsDialog } from './ImportRedirectsDialog';
import { exportPath } from './redirectsApi';

/** Saves the list as a file, and takes one in. */
export function RedirectFiles({ onImported }: { onImported: () => void }) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ExportList path={exportPath} fileName="redirects.csv" texts={texts} />
      <Button variant="secondary" onClick={() => setIsImporting(true)}>
        {texts.importList}
      </Button>
      {isImporting ? (
        <ImportRedirectsDialog onImported={onImported} onClose={() => setIsImporting(false)} />
      ) : null}
    </>
  );
}
