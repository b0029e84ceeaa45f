import type { EditedPost } from '@/schemas/blog';
import type { OpenPost } from './useOpenPost';

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
