import { formatCount } from '@/format/numbers';
import { storedLength } from '../stepProblem';
import styles from './CounterHint.module.css';
import textStyles from '@/components/ui/Text.module.css';

interface CounterHintProps {
  text: string;
  maxLength: number;
}

/** Characters used of the limit. Text over the limit is kept and reported, not cut off. */
export function CounterHint({ text, maxLength }: CounterHintProps) {
  const length = storedLength(text);
  return (
    <span className={`${styles.counter} ${textStyles.figures}`} data-over={length > maxLength || undefined}>
      {`${formatCount(length)}/${formatCount(maxLength)}`}
    </span>
  );
}
