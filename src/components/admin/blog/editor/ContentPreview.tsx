import { useDeferredValue } from 'react';
import { markdownEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './MarkdownEditor.module.css';

/** What readers will see of the content. It follows the typing when there is time for it. */
export function ContentPreview({ markdown }: { markdown: string }) {
  const shown = useDeferredValue(markdown);
  return (
    <div role="region" aria-label={texts.previewOf} tabIndex={0} className={styles.preview}>
      {shown.trim() ? <pre>{shown}</pre> : <p>{texts.nothing}</p>}
    </div>
  );
}
