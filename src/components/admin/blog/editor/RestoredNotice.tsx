import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import stack from '@/components/ui/Stack.module.css';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import type { LoadedPost } from './loadPost';

interface RestoredNoticeProps {
  loaded: LoadedPost;
  /** Discards the draft and returns to the stored post. */
  onDiscard: () => void;
  /** Undoes the discard. */
  onUndo: () => void;
}

/** Reports that the form was restored from a draft, with buttons to discard the draft and to undo that. */
export function RestoredNotice({ loaded: { restoredAt, setAside }, onDiscard, onUndo }: RestoredNoticeProps) {
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
