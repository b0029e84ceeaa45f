import { LinkedHeading } from '@/components/site/LinkedHeading';
import { WordsBeside } from '@/components/site/WordsBeside';
import styles from './NotedList.module.css';

interface NotedListProps {
  id: string;
  heading: string;
  lede: string;
  items: readonly { title: string; text: string }[];
}

/** Heading on the left, a ruled list of short points on the right. */
export function NotedList({ id, heading, lede, items }: NotedListProps) {
  return (
    <WordsBeside titleId={id} title={heading} words={<p>{lede}</p>} isTopAligned>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <LinkedHeading level={3} title={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </WordsBeside>
  );
}
