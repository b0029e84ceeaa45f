import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { redirectDialogTexts, redirectFileTexts as texts } from '@/content/admin/redirects';
import type { ImportRedirectsAnswer } from '@/schemas/redirects';
import { ExportList } from '../list/ExportList';
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
    <DialogFrame closeLabel={redirectDialogTexts.close} title={texts.title} onClose={onClose}>
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

/** Exports and imports the list as a file. */
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
