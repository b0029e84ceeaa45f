import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import type { PostConflict } from './PostConflict';

interface ConflictDialogProps {
  conflict: PostConflict;
  postId: number;
  isSaving: boolean;
  onOverwrite: () => void;
  onTakeNewer: () => void;
  onDismiss: () => void;
}

/** Somebody else saved first: nothing is written over before their version has been seen, or wilfully. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, postId, isSaving, onOverwrite, onTakeNewer, onDismiss } = props;
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onDismiss}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {texts.conflictTitle}
        </h2>
        <p>{texts.conflict(conflict.changedBy, formatRecentMoment(conflict.changedAt))}</p>
        <p>{texts.conflictKept}</p>
        {conflict.keptAs === null ? null : (
          <p>
            {/* The CMS is a document of its own. */}
            <a
              href={`/cms/collections/posts/${postId}/versions/${conflict.keptAs}`}
              target="_blank"
              rel="noopener"
            >
              {texts.conflictHistory}
            </a>
          </p>
        )}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" autoFocus onClick={onDismiss}>
            {texts.keepEditing}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onTakeNewer}>
            {texts.conflictLoad}
          </Button>
          <Button disabled={isSaving} aria-busy={isSaving} onClick={onOverwrite}>
            {texts.conflictOverwrite}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
