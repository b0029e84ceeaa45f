import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import { SaveConflictDialog, type SaveConflictHandlers } from '../../SaveConflictDialog';
import type { PostConflict } from './PostConflict';

interface PostConflictDialogProps extends SaveConflictHandlers {
  conflict: PostConflict;
  postId: number;
}

/** Reports that someone else saved the post first, with a link to the rejected version if it was stored. */
export function PostConflictDialog({ conflict, postId, ...handlers }: PostConflictDialogProps) {
  const words = { keep: texts.keepEditing, take: texts.conflictLoad, overwrite: texts.conflictOverwrite };
  return (
    <SaveConflictDialog title={texts.conflictTitle} words={words} {...handlers}>
      <p>{texts.conflict(conflict.changedBy, formatRecentMoment(conflict.changedAt))}</p>
      <p>{texts.conflictKept}</p>
      <p>{texts.conflictPublished}</p>
      {conflict.keptAs === null ? null : (
        <p>
          {/* The CMS is a separate document. */}
          <a
            href={`/cms/collections/posts/${postId}/versions/${conflict.keptAs}`}
            target="_blank"
            rel="noopener"
          >
            {texts.conflictHistory}
          </a>
        </p>
      )}
    </SaveConflictDialog>
  );
}
