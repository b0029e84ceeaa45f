import { blogLabels } from '@/content/site/blog';
import type { OutlineEntry } from '@/domain/blog/outline';
import styles from './PostContents.module.css';

/** The sections of a post, as links. */
export function PostContents({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <nav aria-labelledby="post-contents" className={styles.contents}>
      <h2 id="post-contents">{blogLabels.contents}</h2>
      <ol role="list">
        {entries.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
