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
  /** With what the undoing came to. */
  onUndone: (result: BulkResult) => void;
  onDismiss: () => void;
}

/**
 * What was changed, what was left out and why, and the way back. It stays until it is dismissed or something else is done.
 * Each result has one of its own: whether it could be undone says nothing about the next.
 */
export function BulkNotice({ result, onUndone, onDismiss }: BulkNoticeProps) {
  const { text, refused, undo } = result;
  const notice = useRef<HTMLElement>(null);
  // The dialog that led here is gone, and so is the button that opened it.
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
