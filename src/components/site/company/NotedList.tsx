import ruled from '@/components/site/RuledRows.module.css';
import { WordsBeside } from '@/components/site/WordsBeside';
import styles from './NotedList.module.css';

interface NotedListProps {
  id: string;
  title: string;
  text: string;
  items: readonly { title: string; text: string }[];
}

/** Words beside a ruled list of short points. */
export function NotedList({ id, title, text, items }: NotedListProps) {
  return (
    <WordsBeside titleId={id} title={title} words={<p>{text}</p>} align="top">
      <ul role="list" className={`${ruled.rows} ${styles.list}`}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </WordsBeside>
  );
}
