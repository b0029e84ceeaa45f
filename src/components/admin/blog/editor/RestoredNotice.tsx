import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import stack from '@/components/ui/Stack.module.css';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import type { LoadedPost } from './loadPost';

interface RestoredNoticeProps {
  loaded: LoadedPost;
  /** Goes back to what is stored. */
  onDiscard: () => void;
  /** Takes that back. */
  onUndo: () => void;
}

/** Says that the form was restored, and leads back to what is stored and forth again. */
export function RestoredNotice({ loaded: { restoredAt, setAside }, onDiscard, onUndo }: RestoredNoticeProps) {
  // Other words each time the two change places, so that it is said.
  if (setAside) {
    return <Notice words={texts.setAside(restoredAt === null)} way={texts.undo} onGo={onUndo} />;
  }
  if (restoredAt === null) return null;
  const words = texts.restored(formatRecentMoment(restoredAt));
  return <Notice words={words} way={texts.discard} onGo={onDiscard} />;
}

/** One for both, so that the focus stays on its button: whoever has pressed it can take that back at once. */
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
