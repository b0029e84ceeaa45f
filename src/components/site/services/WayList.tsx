import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Badge } from '@/components/ui/Badge';
import styles from './WayList.module.css';

interface Way {
  title: string;
  text: string;
  verdict: string;
}

/** Options in order of preference, each with a verdict. */
export function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ol role="list" className={styles.ways}>
      {ways.map(({ title, text, verdict }, place) => (
        <li key={place}>
          <div>
            <LinkedHeading level={3} title={title} />
            <p>{text}</p>
          </div>
          <Badge tone={verdict === ways[0]?.verdict ? 'green' : 'outline'}>{verdict}</Badge>
        </li>
      ))}
    </ol>
  );
}
