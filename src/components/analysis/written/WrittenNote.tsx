import type { ResultsOfAnalysis } from '@/client/useAnalysis';
import { writtenNote } from '@/content/analysis/written';
import styles from './written.module.css';

type WrittenNoteProps = Pick<
  ResultsOfAnalysis,
  'executive_summary' | 'opportunities' | 'further_opportunities'
>;

/** Says which words a language model wrote; nothing where it wrote none. */
export function WrittenNote(analysis: WrittenNoteProps) {
  const note = writtenNote(analysis);
  return note && <p className={styles.note}>{note}</p>;
}
