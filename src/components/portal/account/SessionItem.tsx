import { Badge } from '@/components/ui/Badge';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { sessionTexts as texts } from '@/content/portal/profile';
import { formatMoment } from '@/format/dates';
import type { DeviceSession } from '@/schemas/account';
import text from '@/components/ui/Text.module.css';
import styles from './SessionList.module.css';

interface SessionItemProps {
  session: DeviceSession;
  /** Another session is being signed out. */
  isHeld: boolean;
  onEnd: () => void;
}

/** One device: its name, sign-in time, and a sign-out button. The current device uses the log-out button. */
export function SessionItem({ session, isHeld, onEnd }: SessionItemProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className={styles.item}>
      <div>
        <p className={`${text.strong} ${text.breaks}`}>
          <span>{`${device} `}</span>
          {isCurrent ? <Badge>{texts.thisIsYou}</Badge> : null}
        </p>
        <p className={`${text.faint} ${text.small}`}>
          <span>{`${texts.signedIn} `}</span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <span>{`, ${texts.lastUsed} `}</span>
          <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>
        </p>
      </div>
      {isCurrent ? null : (
        <WorkingButton
          variant="quiet"
          size="small"
          isHeld={isHeld}
          aria-label={`${texts.signOut}: ${device}, ${formatMoment(createdAt)}`}
          onClick={onEnd}
        >
          {texts.signOut}
        </WorkingButton>
      )}
    </li>
  );
}
