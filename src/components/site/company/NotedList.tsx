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
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
