import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { Source } from '@/content/site/services/ServicePage';
import styles from './SourceNote.module.css';

/** Sources where readers can check the claims. */
export function SourceNote({ sources }: { sources: readonly Source[] }) {
  return (
    <p className={styles.note}>
      {serviceLabels.sources(sources.length)}{' '}
      {sources.map(({ title, href }, index) => (
        <span key={href}>
          {index > 0 ? '; ' : null}
          <a href={href} rel="external">
            {title}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
