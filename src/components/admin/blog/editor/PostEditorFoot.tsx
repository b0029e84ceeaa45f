import { useState } from 'react';
import { downloadFile } from '@/client/downloadFile';
import { logFailure } from '@/client/logFailure';
import { previewPath } from '@/components/site/blog/blogPaths';
import { Button } from '@/components/ui/Button';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { versionTexts } from '@/content/admin/postVersions';
import { formatRecentMoment } from '@/format/dates';
import type { EditedPost } from '@/schemas/blog';
import { nameOfPost, postMarkdownPath } from '../blogApi';
import styles from './PostEditor.module.css';
import type { DraftStatus } from './PostDraft';

interface PostEditorFootProps {
  post: EditedPost | null;
  /** Result of the last save. */
  said: { tone: 'error' | 'success'; message: string } | null;
  draft: DraftStatus;
  isSaving: boolean;
  onVersions: () => void;
  onCancel: () => void;
}

/** Actions on the post, and whether unsaved changes are at risk. */
export function PostEditorFoot(props: PostEditorFootProps) {
  const { post, said, draft, isSaving, onVersions, onCancel } = props;
  const [hasFailed, setHasFailed] = useState(false);

  const download = async (edited: EditedPost) => {
    setHasFailed(false);
    try {
      await downloadFile(postMarkdownPath(nameOfPost(edited)), `${edited.frontmatter.slug}.md`);
    } catch (error) {
      logFailure('The post could not be downloaded', error);
      setHasFailed(true);
    }
  };
  return (
    <footer className={styles.foot}>
      {said ? <FormMessage tone={said.tone}>{said.message}</FormMessage> : null}
      {hasFailed ? <FormMessage>{texts.downloadFailed}</FormMessage> : null}
      <div className={styles.actions}>
        <p role="status" className={styles.draft}>
          {draftText(draft)}
        </p>
        {post ? (
          <div className={styles.others}>
            <Button variant="quiet" size="small" onClick={onVersions}>
              {versionTexts.open}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void download(post)}>
              <span>
                {texts.download}
                <span className="visually-hidden"> {texts.downloadHint}</span>
              </span>
            </Button>
            <a
              href={previewPath(post.id)}
              target="_blank"
              rel="noopener"
              className={buttonClassName({ variant: 'quiet', size: 'small' })}
            >
              <span>
                {texts.preview}
                <span className="visually-hidden"> {texts.previewHint}</span>
              </span>
            </a>
          </div>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <WorkingButton type="submit" isWorking={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </WorkingButton>
      </div>
    </footer>
  );
}

function draftText(draft: DraftStatus): string {
  if (draft === 'failed') return texts.draftFailed;
  return typeof draft === 'number' ? texts.draftKept(formatRecentMoment(draft)) : '';
}
