import { useEffect, useId, useState, type ComponentType } from 'react';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import type { PostEditorProps } from './editor/PostEditorForm';

/** Loads the editor's script when the first post is opened, not with the list. */
export function PostEditorLoader(props: PostEditorProps) {
  const [Editor, setEditor] = useState<ComponentType<PostEditorProps>>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const titleId = useId();

  useEffect(() => {
    let isCurrent = true;
    import('./editor/PostEditorDialog')
      .then(({ PostEditorDialog }) => isCurrent && setEditor(() => PostEditorDialog))
      .catch((error: unknown) => {
        logFailure('The editor could not be loaded', error);
        if (isCurrent) setFailedAttempt(attempt);
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (Editor) return <Editor {...props} />;
  const hasFailed = failedAttempt === attempt;
  return (
    <Dialog labelledBy={titleId} onDismiss={props.onClose}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {props.opened === 'new' ? texts.createTitle : texts.editTitle}
        </h2>
        {hasFailed ? <FormMessage>{texts.editorFailed}</FormMessage> : <p role="status">{texts.loading}</p>}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" onClick={props.onClose}>
            {texts.cancel}
          </Button>
          {hasFailed && <Button onClick={() => setAttempt(attempt + 1)}>{texts.retry}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
