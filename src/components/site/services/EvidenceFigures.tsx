import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { Source } from '@/content/site/services/ServicePage';
import { SourceNote } from './SourceNote';
import styles from './EvidenceFigures.module.css';

interface Study {
  figure: string;
  title: string;
  text: string;
  source: Source;
}

/** Published findings: the figure, what was measured, what is usually omitted, and the source. */
export function EvidenceFigures({ studies }: { studies: readonly Study[] }) {
  return (
    <ul role="list" className={styles.studies}>
      {studies.map(({ figure, title, text, source }, place) => (
        <li key={place} className={styles.study}>
          <LinkedHeading level={3} title={title}>
            <span className={styles.figure}>{figure}</span> {title}
          </LinkedHeading>
          <p>{text}</p>
          <SourceNote sources={[source]} />
        </li>
      ))}
    </ul>
  );
}
