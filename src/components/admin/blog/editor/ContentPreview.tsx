import { lazy, Suspense, useDeferredValue } from 'react';
import { logFailure } from '@/client/logFailure';
import { FormMessage } from '@/components/ui/FormMessage';
import { markdownEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './MarkdownEditor.module.css';

function Unavailable() {
  return <FormMessage>{texts.previewFailed}</FormMessage>;
}

/** The Markdown parser is large, so it loads with the first preview. */
const MarkdownPreview = lazy(() =>
  import('@/components/site/blog/MarkdownPreview').then(
    (loaded) => ({ default: loaded.MarkdownPreview }),
    (error: unknown) => {
      logFailure('The preview could not be loaded', error);
      return { default: Unavailable };
    },
  ),
);

/** Preview of the content. It updates at low priority so that typing stays responsive. */
export function ContentPreview({ markdown }: { markdown: string }) {
  const shown = useDeferredValue(markdown);
  return (
    <div role="region" aria-label={texts.previewOf} tabIndex={0} className={styles.preview}>
      {shown.trim() ? (
        <Suspense fallback={<p role="status">{texts.loadingPreview}</p>}>
          <MarkdownPreview markdown={shown} />
        </Suspense>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </div>
  );
}
