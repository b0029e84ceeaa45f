import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { undoTexts as texts } from '@/content/portal/dashboard';
import type { AnalysisDraft, AnalysisDraftBody } from '@/schemas/analysisDraft';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { afterLastWord } from '../wizard/lastWord';
import type { DiscardedAnswers } from '../wizard/discardedAnswers';
import styles from './UnderwayAnalysis.module.css';

interface UndoDiscardProps {
  discarded: DiscardedAnswers;
  /** The answers are stored on the server again. */
  onRestored: () => void;
  onDismiss: () => void;
}

/** Restores the answers that Cancel or × removed, and opens the wizard at the same step. */
export function UndoDiscard({ discarded, onRestored, onDismiss }: UndoDiscardProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      // Wait for the deletion, however slow.
      await afterLastWord();
      const body: AnalysisDraftBody = { key: null, answers: discarded.answers, ...discarded.place };
      await callApi<AnalysisDraft>('/api/analysis/draft', { method: 'PUT', body });
    },
    onSuccess: onRestored,
    meta: { failure: 'The answers could not be brought back' },
  });
  return (
    <div className={styles.underway}>
      <div role="status">
        <h3 className={styles.title}>{texts.title}</h3>
        <p className={`${space.above1} ${text.quiet}`}>{isError ? texts.failed : texts.text}</p>
      </div>
      <div className={row.gap3}>
        <WorkingButton variant="secondary" isWorking={isPending} onClick={() => mutate()}>
          {isPending ? texts.undoing : texts.undo}
        </WorkingButton>
        <WorkingButton variant="quiet" isHeld={isPending} onClick={onDismiss}>
          {texts.dismiss}
        </WorkingButton>
      </div>
    </div>
  );
}
