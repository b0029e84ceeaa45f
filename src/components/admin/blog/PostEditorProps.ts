import type { EditedPost } from '@/schemas/blog';
import type { OpenPost } from './useOpenPost';

export interface PostEditorProps {
  opened: OpenPost;
  /** Signs new posts. */
  defaultAuthor: string;
  onClose: () => void;
  onSaved: (post: EditedPost) => void;
}
