import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';

/** Work that closing the editor would lose. */
export interface Unfinished {
  hasChanges: boolean;
  /** Uploads, image imports or open dialogs are in progress. */
  isUnderWay: boolean;
}

interface LeaveDialogProps extends Unfinished {
  /** Whether this browser can store the changes. */
  canKeep: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Confirms closing an editor that has unsaved changes or work in progress. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { hasChanges, isUnderWay, canKeep, onStay, onLeave, onDiscard } = props;
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onStay}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {hasChanges ? texts.leaveTitle : texts.underWayTitle}
        </h2>
        {hasChanges ? <p>{canKeep ? texts.leaveText : texts.draftFailed}</p> : null}
        {isUnderWay ? <p>{texts.underWayText}</p> : null}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" autoFocus onClick={onStay}>
            {texts.keepEditing}
          </Button>
          {hasChanges ? (
            <Button variant="secondary" onClick={onDiscard}>
              {texts.leaveDiscarding}
            </Button>
          ) : null}
          {canKeep || !hasChanges ? (
            <Button onClick={onLeave}>{hasChanges ? texts.leaveKeeping : texts.leaveAnyway}</Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
