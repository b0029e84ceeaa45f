import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { useInitialFocus } from '@/components/ui/useInitialFocus';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { type PostEditorProps, PostEditorForm } from './PostEditorForm';
import styles from './PostEditor.module.css';
import { useLoadedPost } from './useLoadedPost';
import stack from '@/components/ui/Stack.module.css';
import card from '@/components/ui/Card.module.css';
import frame from '@/components/ui/DialogFrame.module.css';

/** Dialog in which a post is loaded and edited. */
export function PostEditorDialog({ opened, defaultAuthor, ...handlers }: PostEditorProps) {
  const { onClose } = handlers;
  const titleId = useId();
  const titleRef = useInitialFocus();
  const slug = opened === 'new' ? null : opened.slug;
  const { state, update, retry } = useLoadedPost(slug, defaultAuthor);
  if (typeof state !== 'string') {
    return <PostEditorForm loaded={state} update={update} {...handlers} />;
  }
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} className={frame.wide}>
      <div className={styles.editor}>
        <header className={`${styles.head} ${frame.head}`}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={frame.title}>
            {slug === null ? texts.createTitle : texts.editTitle}
          </h2>
          <CloseButton label={texts.close} onClick={onClose} />
        </header>
        <div className={`${stack.gap4} ${stack.start} ${card.pad6}`}>
          {state === 'loading' ? <p role="status">{texts.loading}</p> : null}
          {state === 'gone' ? <FormMessage>{texts.gone}</FormMessage> : null}
          {state === 'failed' ? (
            <>
              <FormMessage>{texts.loadFailed}</FormMessage>
              <Button variant="secondary" size="small" onClick={retry}>
                {texts.retry}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
