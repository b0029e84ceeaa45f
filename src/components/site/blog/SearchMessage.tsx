import { blogSearch } from '@/content/site/blog';
import styles from './SearchMessage.module.css';

interface SearchMessageProps {
  question: string;
  isTooOften: boolean;
}

/** Why there is nothing to show, and what may help. Nothing as long as nobody has asked. */
export function SearchMessage({ question, isTooOften }: SearchMessageProps) {
  if (!question && !isTooOften) return null;
  return (
    <div className={styles.message}>
      <h2>{isTooOften ? blogSearch.tooMany : blogSearch.nothing(question)}</h2>
      <p>{isTooOften ? blogSearch.tooManyHint : blogSearch.nothingHint}</p>
    </div>
  );
}
