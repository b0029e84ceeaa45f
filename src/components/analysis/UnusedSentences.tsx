import { reportTexts } from '@/content/analysis/report';
import text from '@/components/ui/Text.module.css';
import { MoreDetails } from './MoreDetails';

interface UnusedSentencesProps {
  sentences: readonly string[];
  /** Level of the heading. */
  level: 3 | 4;
}

/** What the client wrote that the advice doesn't take into account. */
export function UnusedSentences({ sentences, level }: UnusedSentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <MoreDetails title={reportTexts.unusedTitle} level={level} note={reportTexts.unusedNote}>
      <ul className={`${text.measure} ${text.small}`}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </MoreDetails>
  );
}
