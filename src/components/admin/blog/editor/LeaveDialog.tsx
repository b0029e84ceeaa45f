import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';

interface LeaveDialogProps {
  /** Whether this browser keeps the changes. */
  canKeep: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before an editor with unsaved changes is closed. */
export function LeaveDialog({ canKeep, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onStay}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {texts.leaveTitle}
        </h2>
        <p>{canKeep ? texts.leaveText : texts.draftFailed}</p>
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" autoFocus onClick={onStay}>
            {texts.keepEditing}
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            {texts.leaveDiscarding}
          </Button>
          {canKeep ? <Button onClick={onLeave}>{texts.leaveKeeping}</Button> : null}
        </div>
      </div>
    </Dialog>
  );
}
