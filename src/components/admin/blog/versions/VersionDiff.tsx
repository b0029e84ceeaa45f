import { lazy, Suspense } from 'react';
import { logFailure } from '@/client/logFailure';
import { FormMessage } from '@/components/ui/FormMessage';
import { versionTexts as texts } from '@/content/admin/postVersions';
import { coverAddress } from '../editor/coverAddress';
import { ChangedWords } from './ChangedWords';
import type { VersionChanges } from './versionChanges';
import styles from './Versions.module.css';
import stack from '@/components/ui/Stack.module.css';

function Unavailable() {
  return <FormMessage>{texts.loadFailed}</FormMessage>;
}

/** The Markdown parser is large, so it loads with the first comparison. */
const ContentDiff = lazy(() =>
  import('./ContentDiff').then(
    (loaded) => ({ default: loaded.ContentDiff }),
    (error: unknown) => {
      logFailure('The comparison could not be loaded', error);
      return { default: Unavailable };
    },
  ),
);

/** Diff of text, options and images. */
export function VersionDiff({ changes: { words, chosen, cover, content } }: { changes: VersionChanges }) {
  if (words.length + chosen.length === 0 && !cover && !content) return <p>{texts.same}</p>;
  return (
    <div className={`${styles.diff} ${stack.gap4}`}>
      {words.map(({ field, parts }) => (
        <section key={field}>
          <h3>{texts.fields[field]}</h3>
          <p>
            <ChangedWords parts={parts} />
          </p>
        </section>
      ))}
      {cover ? (
        <section>
          <h3>{texts.fields.cover}</h3>
          <div className={styles.covers}>
            <Cover label={texts.coverBefore} image={cover.before} />
            <Cover label={texts.coverAfter} image={cover.after} />
          </div>
        </section>
      ) : null}
      {content ? (
        <section>
          <h3>{texts.fields.content}</h3>
          <Suspense fallback={<p role="status">{texts.comparing}</p>}>
            <ContentDiff {...content} />
          </Suspense>
        </section>
      ) : null}
      {chosen.length > 0 ? <p>{texts.alsoChanged(chosen.map((field) => texts.chosen[field]))}</p> : null}
    </div>
  );
}

function Cover({ label, image }: { label: string; image: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {image ? (
        <picture>
          <img src={coverAddress(image, 0)} alt={label} />
        </picture>
      ) : (
        <p>{texts.noCover}</p>
      )}
    </figure>
  );
}
