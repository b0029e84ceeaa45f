import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { WorkingButton } from '@/components/ui/WorkingButton';
import card from '@/components/ui/Card.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';

export interface SaveConflictHandlers {
  isSaving: boolean;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  onDismiss: () => void;
}

interface SaveConflictDialogProps extends SaveConflictHandlers {
  title: string;
  words: Record<'keep' | 'take' | 'overwrite', string>;
  children: ReactNode;
}

/**
 * Reports that someone else saved first. Nothing is overwritten before the user has seen the newer version or chooses
 * to.
 */
export function SaveConflictDialog({ title, words, children, ...handlers }: SaveConflictDialogProps) {
  const { isSaving, onOverwrite, onTakeTheirs, onDismiss } = handlers;
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onDismiss}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {title}
        </h2>
        {children}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" autoFocus onClick={onDismiss}>
            {words.keep}
          </Button>
          <WorkingButton variant="secondary" isHeld={isSaving} onClick={onTakeTheirs}>
            {words.take}
          </WorkingButton>
          <WorkingButton isWorking={isSaving} onClick={onOverwrite}>
            {words.overwrite}
          </WorkingButton>
        </div>
      </div>
    </Dialog>
  );
}
