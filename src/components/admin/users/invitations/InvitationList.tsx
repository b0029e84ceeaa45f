import { useId, useRef, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { messageOf } from '@/client/messageOf';
import ledger from '@/components/ui/Ledger.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { invitationTexts as texts, userDialogTexts } from '@/content/admin/users';
import { formatDate, formatMoment } from '@/format/dates';
import type { InvitationAnswer } from '@/schemas/invitations';
import { resendInvitation, withdrawInvitation } from '../usersApi';
import { UserTypeBadge } from '../UserTypeBadge';
import { HandOver } from './HandOver';
import styles from './InvitationList.module.css';

/** Limits the list, because the page's main content follows it. */
const shownAtFirst = 5;

interface InvitationListProps {
  invitations: readonly InvitationAnswer[];
  /** An action succeeded or failed; the message describes it. */
  onDone: (message: string) => void;
}

/** Pending invitations with their actions. Renders nothing if there are none. */
export function InvitationList({ invitations, onDone }: InvitationListProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [made, setMade] = useState<{ email: string; link: string } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(list, heading);
  if (invitations.length === 0) return null;
  const shown = isWhole ? invitations : invitations.slice(0, shownAtFirst);

  const run = async (id: number, work: () => Promise<string | null>, failed: string) => {
    setBusyId(id);
    try {
      const message = await work();
      if (message) onDone(message);
    } catch (error) {
      logFailure(failed, error);
      onDone(messageOf(error, failed));
    } finally {
      setBusyId(null);
    }
  };
  const sendAgain = ({ id, email }: InvitationAnswer) =>
    run(
      id,
      async () => {
        const { link } = await resendInvitation(id);
        if (!link) return texts.sent(email);
        // Focus can't return from the dialog to a busy button.
        heading.current?.focus();
        setMade({ email, link });
        return null;
      },
      texts.failed,
    );
  const withdraw = ({ id, email }: InvitationAnswer) =>
    run(id, () => withdrawInvitation(id).then(() => texts.withdrawn(email)), texts.withdrawFailed);
  const handedOver = () => {
    if (made) onDone(texts.sent(made.email));
    setMade(null);
  };

  return (
    <section aria-labelledby={titleId} className={`${stack.gap3} ${stack.start} ${space.below6}`}>
      <h3 ref={heading} id={titleId} tabIndex={-1} className={text.subheading}>
        {texts.list}
      </h3>
      <ul ref={list} role="list" className={`${ledger.ledger} ${styles.list}`}>
        {shown.map((invitation) => (
          <li key={invitation.id} className={row.apart}>
            <div className={`${row.middle} ${text.breaks} ${styles.words}`}>
              <strong>{invitation.email}</strong>
              <span className={row.gap2}>
                <UserTypeBadge role={invitation.role} />
                <Badge tone="outline">{texts.invited}</Badge>
              </span>
              <small className={text.faint}>{describe(invitation)}</small>
            </div>
            <div className={row.gap2}>
              <Button
                variant="secondary"
                size="small"
                disabled={busyId !== null}
                aria-busy={busyId === invitation.id}
                onClick={() => void sendAgain(invitation)}
              >
                <Label email={invitation.email}>{texts.again}</Label>
              </Button>
              <Button
                variant="quiet"
                size="small"
                disabled={busyId !== null}
                onClick={() => void withdraw(invitation)}
              >
                <Label email={invitation.email}>{texts.withdraw}</Label>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < invitations.length ? (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {texts.showAll(invitations.length)}
        </Button>
      ) : null}
      {made ? (
        <DialogFrame closeLabel={userDialogTexts.close} title={texts.title} onClose={handedOver}>
          <HandOver link={made.link} onDone={handedOver} />
        </DialogFrame>
      ) : null}
    </section>
  );
}

function Label({ children, email }: { children: string; email: string }) {
  return (
    <span>
      <span>{children}</span>
      <span className="visually-hidden">{` ${texts.ofEmail(email)}`}</span>
    </span>
  );
}

function describe({ state, invitedBy, invitedAt, expiresAt }: InvitationAnswer): string {
  const day = formatDate(invitedAt);
  const origin = invitedBy === null ? texts.bySite(day) : texts.by(invitedBy, day);
  return `${texts.states[state](formatMoment(expiresAt))} (${origin})`;
}
