import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Dialog } from '@/components/ui/Dialog';
import { userDialogTexts as texts } from '@/content/admin/users';
import styles from './DialogFrame.module.css';

interface DialogFrameProps {
  title: string;
  /** Wide ones hold tables. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with its title, a cross, and a body that scrolls. The focus begins on the title. */
export function DialogFrame({ title, isWide = false, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Dialog
      labelledBy={titleId}
      onDismiss={onClose}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <CloseButton label={texts.close} onClick={onClose} />
        </header>
        <div className={styles.body} role="region" aria-labelledby={titleId} tabIndex={0}>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
