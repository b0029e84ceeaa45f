import { useId, type ReactNode } from 'react';
import { CloseButton } from './CloseButton';
import { Dialog } from './Dialog';
import { DialogBody } from './DialogBody';
import styles from './DialogFrame.module.css';
import { useInitialFocus } from './useInitialFocus';

interface DialogFrameProps {
  title: string;
  /** For dialogs that contain tables. */
  isWide?: boolean;
  /** Accessible label of the close button. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title, a close button and a scrolling body. The initial focus is on the title. */
export function DialogFrame({ title, isWide = false, closeLabel, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  const titleRef = useInitialFocus();
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} className={isWide ? styles.wide : styles.dialog}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <CloseButton label={closeLabel} onClick={onClose} />
        </header>
        <DialogBody labelledBy={titleId}>{children}</DialogBody>
      </div>
    </Dialog>
  );
}
