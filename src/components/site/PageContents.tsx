import styles from './PageContents.module.css';

interface PageContentsProps {
  title: string;
  entries: readonly { id: string; text: string; level?: number }[];
  className?: string;
}

/** Links to the sections of a long page. */
export function PageContents({ title, entries, className }: PageContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={className}>
      <h2 id="contents-title" className={styles.title}>
        {title}
      </h2>
      <ol role="list" className={styles.list}>
        {entries.map(({ id, level, text }) => (
          <li key={id} data-level={level} className={styles.entry}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
