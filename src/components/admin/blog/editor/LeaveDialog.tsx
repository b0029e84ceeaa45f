import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './PostEditor.module.css';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before an editor with unsaved changes is closed. */
export function LeaveDialog({ onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onStay}>
      <div className={styles.question}>
        <h2 id={titleId} className={styles.questionTitle}>
          {texts.leaveTitle}
        </h2>
        <p>{texts.leaveText}</p>
        <div className={styles.questionActions}>
          <Button variant="secondary" autoFocus onClick={onStay}>
            {texts.keepEditing}
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            {texts.leaveDiscarding}
          </Button>
          <Button onClick={onLeave}>{texts.leaveKeeping}</Button>
        </div>
      </div>
    </Dialog>
  );
}
