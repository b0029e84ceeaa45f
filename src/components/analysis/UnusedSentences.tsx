import { reportTexts } from '@/content/analysis/report';
import text from '@/components/ui/Text.module.css';
import { MoreDetails } from './MoreDetails';

/** What the client wrote that the advice doesn't take into account. */
export function UnusedSentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <MoreDetails title={reportTexts.unusedTitle} note={reportTexts.unusedNote}>
      <ul className={`${text.measure} ${text.small}`}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </MoreDetails>
  );
}
