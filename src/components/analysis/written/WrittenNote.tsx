import type { ShownAnalysis } from '@/client/useAnalysis';
import { writtenNote } from '@/content/analysis/written';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

type WrittenNoteProps = Pick<ShownAnalysis, 'executive_summary' | 'opportunities' | 'further_opportunities'>;

/** States which text a language model wrote; renders nothing if none. */
export function WrittenNote(analysis: WrittenNoteProps) {
  const note = writtenNote(analysis);
  return note && <p className={`${text.measure} ${space.above3} ${text.note}`}>{note}</p>;
}
