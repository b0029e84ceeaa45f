import { useState } from 'react';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { redirectDialogTexts, redirectFileTexts as texts } from '@/content/admin/redirects';
import type { ImportRedirectsAnswer } from '@/schemas/redirects';
import { ChooseRedirectFile } from './ChooseRedirectFile';
import { ImportPlan } from './ImportPlan';

interface ImportRedirectsDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/** Takes a file, says what would become of each line, and stores that when it is confirmed. */
export function ImportRedirectsDialog({ onImported, onClose }: ImportRedirectsDialogProps) {
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
