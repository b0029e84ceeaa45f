import { blogSearch } from '@/content/site/blog';
import styles from './SearchMessage.module.css';

interface SearchMessageProps {
  question: string;
  isTooOften: boolean;
}

/** Reports an empty result with suggestions. Renders nothing before a search. */
export function SearchMessage({ question, isTooOften }: SearchMessageProps) {
  if (!question && !isTooOften) return null;
  return (
    <div className={styles.message}>
      <h2>{isTooOften ? blogSearch.tooMany : blogSearch.nothing(question)}</h2>
      <p>{isTooOften ? blogSearch.tooManyHint : blogSearch.nothingHint}</p>
    </div>
  );
}
