import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import type { PostFinding } from '@/schemas/blogCheck';
import { nameOfPost } from '../blogApi';
import { CoverField } from './CoverField';
import { focusField } from './fieldId';
import type { LoadedPost } from './loadPost';
import type { MarkdownEditorHandle } from './MarkdownEditor';
import { PostFactFields, PostHeadFields } from './PostFields';
import type { PostForm } from './postForm';
import type { PostProblems } from './postProblems';
import { PublishCheck } from './PublishCheck';
import { ScheduleField } from './ScheduleField';
import { SearchWordsFields } from './SearchWordsFields';
import { useEditing } from './useEditing';
import stack from '@/components/ui/Stack.module.css';
import styles from './PostEditor.module.css';
import frame from '@/components/ui/DialogFrame.module.css';

interface PostAsideProps {
  /** Set while the text fills the screen. */
  isHidden: boolean;
  loaded: LoadedPost;
  problems: PostProblems;
  change: (changes: Partial<PostForm>) => void;
  /** Discards a restored draft and returns to the stored post. */
  onDiscard: () => void;
  /** Restores what `onDiscard` set aside. */
  onUndo: () => void;
  onShow: (finding: PostFinding) => void;
  exchange: MarkdownEditorHandle['exchange'];
}

/** All fields of a post except its text. */
export function PostAside({
  isHidden,
  loaded,
  problems,
  change,
  onDiscard,
  onUndo,
  onShow,
  exchange,
}: PostAsideProps) {
  const { form, post, categories } = loaded;
  const { other, takeOver } = useEditing(post);
  const fields = { form, change, problems };
  const takeOverPost = async () => {
    // The notice is removed together with its button.
    if (await takeOver()) focusField('title');
  };
  return (
    <div className={`${styles.fields} ${frame.pane} ${stack.gap4}`} hidden={isHidden}>
      {other ? <EditingNotice editor={other} onTakeOver={() => void takeOverPost()} /> : null}
      {post?.hasUnpublishedChanges ? (
        <FormMessage tone="info">
          {texts.unpublished(post.updatedBy, formatRecentMoment(Date.parse(post.updatedAt)))}
        </FormMessage>
      ) : null}
      <RestoredNotice loaded={loaded} onDiscard={onDiscard} onUndo={onUndo} />
      <PostHeadFields {...fields} slugBefore={post?.frontmatter.slug} />
      <CoverField {...fields} />
      <PostFactFields {...fields} categories={categories} />
      <SearchWordsFields {...fields} />
      <ScheduleField key={post?.id} post={post && nameOfPost(post)} />
      <PublishCheck form={form} onShow={onShow} exchange={exchange} />
    </div>
  );
}

interface EditingNoticeProps {
  editor: { name: string; since: string };
  onTakeOver: () => void;
}

/** Reports that someone else is editing the same post. */
function EditingNotice({ editor, onTakeOver }: EditingNoticeProps) {
  return (
    <div className={`${stack.gap2} ${stack.start}`}>
      <FormMessage tone="info">
        {`${texts.editing(editor.name, formatRecentMoment(editor.since))} ${texts.editingHint}`}
      </FormMessage>
      <Button variant="secondary" size="small" onClick={onTakeOver}>
        {texts.takeOver}
      </Button>
    </div>
  );
}

interface RestoredNoticeProps {
  loaded: LoadedPost;
  /** Discards the draft and returns to the stored post. */
  onDiscard: () => void;
  /** Undoes the discard. */
  onUndo: () => void;
}

/** Reports that the form was restored from a draft, with buttons to discard the draft and to undo that. */
function RestoredNotice({ loaded: { restoredAt, setAside }, onDiscard, onUndo }: RestoredNoticeProps) {
  // The two states have different text, so that screen readers announce the change.
  if (setAside) {
    return <Notice words={texts.setAside(restoredAt === null)} way={texts.undo} onGo={onUndo} />;
  }
  if (restoredAt === null) return null;
  const words = texts.restored(formatRecentMoment(restoredAt));
  return <Notice words={words} way={texts.discard} onGo={onDiscard} />;
}

/** One component for both states, so that the button keeps focus and the action can be undone at once. */
function Notice({ words, way, onGo }: { words: string; way: string; onGo: () => void }) {
  return (
    <div className={`${stack.gap2} ${stack.start}`}>
      <FormMessage tone="info">{words}</FormMessage>
      <Button variant="secondary" size="small" onClick={onGo}>
        {way}
      </Button>
    </div>
  );
}
