import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { bulkTexts as texts } from '@/content/admin/bulkUsers';
import textStyles from '@/components/ui/Text.module.css';
import type { BulkResult } from './bulkActions';
import styles from './BulkNotice.module.css';
import { useBulkRun } from './useBulkRun';

interface BulkNoticeProps {
  result: BulkResult;
  /** Receives the result of the undo. */
  onUndone: (result: BulkResult) => void;
  onDismiss: () => void;
}

/**
 * Result of a bulk action: what changed, what was skipped and why, and undo. It stays until dismissed or replaced. Each
 * result needs its own instance, because the undo state belongs to it.
 */
export function BulkNotice({ result, onUndone, onDismiss }: BulkNoticeProps) {
  const { text, refused, undo } = result;
  const notice = useRef<HTMLElement>(null);
  // The dialog and the button that opened it are gone.
  useEffect(() => notice.current?.focus(), []);
  const { isBusy, error, start } = useBulkRun({
    run: () => (undo ? undo() : Promise.resolve(result)),
    onDone: onUndone,
    failed: texts.undoFailed,
  });
  return (
    <section ref={notice} tabIndex={-1} aria-label={texts.notice} className={styles.notice}>
      <p className={textStyles.strong}>{text}</p>
      <div className={styles.actions}>
        {undo ? (
          <WorkingButton size="small" isWorking={isBusy} onClick={start}>
            {isBusy ? texts.undoing : texts.undo}
          </WorkingButton>
        ) : null}
        <WorkingButton variant="quiet" size="small" isHeld={isBusy} onClick={onDismiss}>
          {texts.dismiss}
        </WorkingButton>
      </div>
      {refused.length > 0 ? (
        <div className={styles.refused}>
          <p>{texts.leftOut(refused.length)}</p>
          <ul>
            {refused.map(({ name, message }, index) => (
              <li key={index}>
                <strong>{name}</strong>
                <span>{`: ${message}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {error ? (
        <div className={styles.refused}>
          <FormMessage>{error}</FormMessage>
        </div>
      ) : null}
    </section>
  );
}
