import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { limitNotice as texts } from '@/content/portal/dashboard';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import styles from './LimitNotice.module.css';

export interface ReachedLimit {
  current: number;
  limit: number;
}

interface LimitNoticeProps extends ReachedLimit {
  booking: BookingTarget;
  onClose: () => void;
}

/** Says that the account may run no further analysis. The calendar would open behind it, so it gets a tab. */
export function LimitNotice({ current, limit, booking, onClose }: LimitNoticeProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose}>
      <div className={styles.notice}>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.used}>
          <strong>{texts.used(current, limit)}</strong> {texts.usedLabel}
        </p>
        <p>{texts.text(limit)}</p>
        <div className={styles.actions}>
          <ButtonLink href={booking.href} target="_blank" rel="noopener">
            {texts.book}
            <span className="visually-hidden"> {texts.newTab}</span>
          </ButtonLink>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
