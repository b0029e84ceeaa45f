import type { EditedPost } from '@/schemas/blog';
import type { OpenPost } from './useOpenPost';

export interface PostEditorProps {
  opened: OpenPost;
  /** Signs new posts. */
  defaultAuthor: string;
  onClose: () => void;
  /** Also of an editor that has been closed meanwhile; one that is open closes then. */
  onSaved: (post: EditedPost) => void;
  /** The post that is open has been saved, and something else was typed since. */
  onSavedEarlier: (post: EditedPost) => void;
}
