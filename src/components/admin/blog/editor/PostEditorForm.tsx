import { useCallback, useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import frame from '@/components/ui/DialogFrame.module.css';
import { useInitialFocus } from '@/components/ui/useInitialFocus';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import type { EditedPost } from '@/schemas/blog';
import type { PostFinding } from '@/schemas/blogCheck';
import { nameOfPost } from '../blogApi';
import type { OpenPost } from '../useOpenPost';
import { VersionsDialog } from '../versions/VersionsDialog';
import { focusField } from './fieldId';
import { LeaveDialog, type Unfinished } from './LeaveDialog';
import { withoutRestored, withSetAside, withTaken, type LoadedPost } from './loadPost';
import { MarkdownEditor, type MarkdownEditorHandle } from './MarkdownEditor';
import { PostAside } from './PostAside';
import { PostConflictDialog } from './PostConflictDialog';
import styles from './PostEditor.module.css';
import { PostEditorFoot } from './PostEditorFoot';
import { changeForm, isSameForm, type PostForm } from './postForm';
import { UnderWay } from './UnderWay';
import { useFocusOnProblem } from './useFocusOnProblem';
import { usePostDraft } from './usePostDraft';
import { useSavePost } from './useSavePost';

export interface PostEditorProps {
  opened: OpenPost;
  /** Author of new posts. */
  defaultAuthor: string;
  onClose: () => void;
  /** Called after a save, even if the editor was closed in the meantime. An open editor closes. */
  onSaved: (post: EditedPost) => void;
  /** Called when the open post was saved but changed again since. */
  onSavedEarlier: (post: EditedPost) => void;
}

interface PostEditorFormProps extends Pick<PostEditorProps, 'onClose' | 'onSaved' | 'onSavedEarlier'> {
  loaded: LoadedPost;
  update: (change: (loaded: LoadedPost) => LoadedPost) => void;
}

/** Form field that each finding of the check belongs to. */
const fieldOf: Readonly<Record<PostFinding['field'], keyof PostForm>> = {
  title: 'title',
  excerpt: 'description',
  coverImage: 'coverImage',
  coverAltText: 'coverAltText',
  content: 'content',
};

/** A file dropped outside a drop zone would navigate the page away. */
const preventFileDrop = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};

/** Form and actions of the post editor. */
export function PostEditorForm({ loaded, update, onClose, onSaved, onSavedEarlier }: PostEditorFormProps) {
  const { form, initial, post } = loaded;
  const titleId = useId();
  const titleRef = useInitialFocus();
  const markdown = useRef<MarkdownEditorHandle>(null);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [showsVersions, setShowsVersions] = useState(false);
  /** Number of operations in progress. */
  const underWay = useRef(0);
  const begin = useCallback(() => {
    underWay.current += 1;
    return () => {
      underWay.current -= 1;
    };
  }, []);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const draft = usePostDraft(loaded);
  const saving = useSavePost({
    loaded,
    update,
    followDraft: draft.follow,
    isBusy: () => underWay.current > 0,
    onSaved: (saved) => {
      draft.forget();
      onSaved(saved);
      // Another post may be open by then.
      if (!isGone.current) onClose();
    },
    onSavedEarlier: (saved) => (isGone.current ? onSaved(saved) : onSavedEarlier(saved)),
  });
  useFocusOnProblem(saving.problems, form, (name) => {
    if (name !== 'content') setIsFullScreen(false);
  });

  const change = (changes: Partial<PostForm>) => {
    update((before) => ({ ...before, form: changeForm(before.form, changes, before.post === null) }));
    saving.clear();
  };
  const leave = () => {
    const left = { hasChanges: !isSameForm(form, initial), isUnderWay: underWay.current > 0 };
    if (left.hasChanges || left.isUnderWay) setUnfinished(left);
    else onClose();
  };
  const discard = () => {
    draft.forget();
    onClose();
  };
  const show = (finding: PostFinding) => {
    if (finding.field === 'content') return markdown.current?.showLine(finding.line ?? 1);
    setIsFullScreen(false);
    // The fields may have to be mounted again first.
    requestAnimationFrame(() => focusField(fieldOf[finding.field]));
  };

  return (
    <Dialog
      labelledBy={titleId}
      // Escape closes one layer at a time.
      onDismiss={() => (isFullScreen ? setIsFullScreen(false) : leave())}
      className={isFullScreen ? styles.fullScreen : frame.wide}
    >
      <form
        noValidate
        className={styles.editor}
        onDragOver={preventFileDrop}
        onDrop={preventFileDrop}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        <header className={`${styles.head} ${frame.head}`} hidden={isFullScreen}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={frame.title}>
            {post ? texts.editTitle : texts.createTitle}
          </h2>
          <CloseButton label={texts.close} onClick={leave} />
        </header>
        <UnderWay value={begin}>
          <div className={styles.body}>
            <PostAside
              isHidden={isFullScreen}
              loaded={loaded}
              problems={saving.problems}
              change={change}
              onDiscard={() => update(withoutRestored)}
              onUndo={() => update(withSetAside)}
              onShow={show}
              exchange={(exchangesOf) => markdown.current?.exchange(exchangesOf)}
            />
            <div className={styles.text}>
              <MarkdownEditor
                ref={markdown}
                value={form.content}
                error={saving.problems.content}
                onChange={(content) => change({ content })}
                isFullScreen={isFullScreen}
                onFullScreen={setIsFullScreen}
              />
            </div>
          </div>
        </UnderWay>
        <PostEditorFoot
          post={post}
          said={saving.said}
          draft={draft.status}
          isSaving={saving.isSaving}
          onVersions={() => setShowsVersions(true)}
          onCancel={leave}
        />
      </form>
      {saving.conflict && post ? (
        <PostConflictDialog
          conflict={saving.conflict}
          postId={post.id}
          isSaving={saving.isSaving}
          onOverwrite={() => void saving.save(saving.conflict?.version)}
          onTakeTheirs={() => void saving.takeNewer()}
          onDismiss={saving.dismissConflict}
        />
      ) : null}
      {showsVersions && post ? (
        <VersionsDialog
          post={nameOfPost(post)}
          version={post.version}
          form={form}
          onTake={({ slug: _slug, published: _published, ...words }) => {
            update(withTaken(words));
            saving.clear();
            setShowsVersions(false);
          }}
          onClose={() => setShowsVersions(false)}
        />
      ) : null}
      {unfinished ? (
        <LeaveDialog
          {...unfinished}
          canKeep={draft.status !== 'failed'}
          onStay={() => setUnfinished(null)}
          onLeave={onClose}
          onDiscard={discard}
        />
      ) : null}
    </Dialog>
  );
}
