import { LinkedHeading } from '@/components/site/LinkedHeading';
import styles from './ExampleList.module.css';

interface Example {
  title: string;
  text: string;
  /** What somebody would really type. */
  example: string;
}

/** Kinds of work, each with a request as people would put it. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <ul role="list" className={styles.list}>
      {examples.map(({ title, text, example }, place) => (
        <li key={place}>
          <p className={styles.example}>{example}</p>
          <LinkedHeading level={3} title={title} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
