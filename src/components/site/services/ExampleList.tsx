import { LinkedHeading } from '@/components/site/LinkedHeading';
import textStyles from '@/components/ui/Text.module.css';
import styles from './ExampleList.module.css';

interface Example {
  title: string;
  text: string;
  /** A realistic request. */
  example: string;
}

/** Kinds of work, each with an example request. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <ul role="list" className={styles.list}>
      {examples.map(({ title, text, example }, place) => (
        <li key={place}>
          <p className={styles.example}>{example}</p>
          <LinkedHeading level={3} title={title} />
          <p className={textStyles.quiet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
