import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { limitNotice as texts } from '@/content/portal/dashboard';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './Dashboard.module.css';

export interface ReachedLimit {
  current: number;
  limit: number;
}

interface LimitNoticeProps extends ReachedLimit {
  booking: BookingTarget;
  onClose: () => void;
}

/**
 * Reports that the account has reached its limit. Booking opens in a tab, because an overlay would be behind this
 * dialog.
 */
export function LimitNotice({ current, limit, booking, onClose }: LimitNoticeProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose}>
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {texts.title}
        </h2>
        <p className={`${styles.used} ${text.quiet}`}>
          <strong>{texts.used(current, limit)}</strong> {texts.usedLabel}
        </p>
        <p>{texts.text(limit)}</p>
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
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
