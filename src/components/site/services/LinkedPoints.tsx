import { LinkedHeading } from '@/components/site/LinkedHeading';
import type { NavigationLink } from '@/content/site/navigation';
import { MoreLink } from './MoreLink';
import styles from './LinkedPoints.module.css';

interface LinkedPoint {
  title: string;
  text: string;
  link: NavigationLink;
}

/** Kinds of work, each with a link to its page. */
export function LinkedPoints({ points }: { points: readonly LinkedPoint[] }) {
  return (
    <ul role="list">
      {points.map(({ title, text, link }, place) => (
        <li key={place} className={styles.point}>
          <LinkedHeading level={3} title={title} />
          <div className={styles.words}>
            <p>{text}</p>
            <MoreLink {...link} />
          </div>
        </li>
      ))}
    </ul>
  );
}
