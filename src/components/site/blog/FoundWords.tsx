import { markWords } from '@/domain/blog/markWords';

interface FoundWordsProps {
  text: string;
  /** What somebody searched for. */
  question: string;
}

/** A text in which the words that somebody searched for are marked. */
export function FoundWords({ text, question }: FoundWordsProps) {
  return markWords(text, question).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
