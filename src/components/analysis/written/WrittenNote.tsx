import type { ListedAnalysis } from '@/client/useAnalyses';
import { writtenNote } from '@/content/analysis/written';
import styles from './written.module.css';

type WrittenNoteProps = Pick<ListedAnalysis, 'executive_summary' | 'opportunities' | 'further_opportunities'>;

/** Says which words a language model wrote; nothing where it wrote none. */
export function WrittenNote(analysis: WrittenNoteProps) {
  const note = writtenNote(analysis);
  return note && <p className={styles.note}>{note}</p>;
}
