import styles from './Prose.module.css';

/** Running text; `note` is a remark below a table or list. */
export function Prose({
  paragraphs,
  size = 'text',
}: {
  paragraphs: readonly string[];
  size?: 'text' | 'large' | 'note';
}) {
  return (
    <div className={`${styles.prose} ${styles[size]}`}>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}
