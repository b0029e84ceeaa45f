'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { refetchQueries } from '@/client/refetchQueries';
import { ExportList } from '@/components/admin/list/ExportList';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { redirectFileTexts as texts } from '@/content/admin/redirects';
import type { ImportRedirectsAnswer } from '@/schemas/redirects';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import reset from '../Reset.module.css';
import { ChooseRedirectFile } from './ChooseRedirectFile';
import { ImportPlan } from './ImportPlan';
import { exportPath } from './redirectsApi';

interface ImportRedirectsDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/** Previews the result of each line of a file and imports it after confirmation. */
function ImportRedirectsDialog({ onImported, onClose }: ImportRedirectsDialogProps) {
  const [checked, setChecked] = useState<{ csv: string; answer: ImportRedirectsAnswer } | null>(null);
  return (
    <DialogFrame closeLabel={texts.close} title={texts.title} onClose={onClose}>
      {checked ? (
        <ImportPlan
          {...checked}
          onStored={(answer) => {
            setChecked({ ...checked, answer });
            onImported();
          }}
          onOtherFile={() => setChecked(null)}
          onClose={onClose}
        />
      ) : (
        <ChooseRedirectFile onChecked={(csv, answer) => setChecked({ csv, answer })} onCancel={onClose} />
      )}
    </DialogFrame>
  );
}

/** Exports and imports the redirects as a file, above their list in the panel. */
export function RedirectFiles() {
  const [isImporting, setIsImporting] = useState(false);
  const router = useRouter();
  const onImported = () => {
    router.refresh();
    // A redirect removes its address from those that were not found.
    void refetchQueries(['admin']);
  };
  return (
    <div className={reset.reset} data-own-part="">
      <div className={`${row.gap3} ${row.middle} ${space.below4}`}>
        <ExportList path={exportPath} fileName="redirects.csv" texts={texts} />
        <Button variant="secondary" onClick={() => setIsImporting(true)}>
          {texts.importList}
        </Button>
      </div>
      {isImporting ? (
        <ImportRedirectsDialog onImported={onImported} onClose={() => setIsImporting(false)} />
      ) : null}
    </div>
  );
}
