import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import styles from './NotedList.module.css';

interface NotedListProps {
  id: string;
  title: string;
  text: string;
  items: readonly { title: string; text: string }[];
}

/** A heading on the left, a ruled list of short points on the right. */
export function NotedList({ id, title, text, items }: NotedListProps) {
  return (
    <Section aria-labelledby={id} className={styles.grid}>
      <div className={styles.words}>
        <LinkedHeading level={2} id={id} title={title} />
        <p>{text}</p>
      </div>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <LinkedHeading level={3} title={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
