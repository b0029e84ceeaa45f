import { Button } from '@/components/ui/Button';
import { ListTable } from '@/components/ui/ListTable';
import tableStyles from '@/components/ui/ListTable.module.css';
import { newsletterTexts as texts } from '@/content/admin/newsletter';
import { formatDate } from '@/format/dates';
import type { SubscriberAnswer } from '@/schemas/newsletter';
import text from '@/components/ui/Text.module.css';

interface SubscriberTableProps {
  subscribers: readonly SubscriberAnswer[];
  /** The next rows are on their way. */
  isBusy: boolean;
  onDelete: (subscriber: SubscriberAnswer) => void;
}

/** Since when somebody is what they are. */
const sinceOf = ({ state, askedAt, confirmedAt, leftAt }: SubscriberAnswer): string =>
  ({ pending: askedAt, confirmed: confirmedAt, left: leftAt })[state] ?? askedAt;

export function SubscriberTable({ subscribers, isBusy, onDelete }: SubscriberTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
    >
      {subscribers.map((subscriber) => (
        <tr key={subscriber.id} role="row">
          <th role="rowheader" scope="row" className={text.breaks}>
            {subscriber.email}
          </th>
          <td role="cell" data-label={columns.state} className={text.line}>
            {texts.states[subscriber.state]}
          </td>
          <td role="cell" data-label={columns.asked} className={text.breaks}>
            <SignUp subscriber={subscriber} />
          </td>
          <td role="cell" data-label={columns.since} className={text.line}>
            {formatDate(sinceOf(subscriber))}
          </td>
          <td role="cell" className={tableStyles.actions}>
            <div>
              <Button variant="quiet" size="small" className={text.bad} onClick={() => onDelete(subscriber)}>
                {texts.delete}
                <span className="visually-hidden">{` ${texts.ofSubscriber(subscriber.email)}`}</span>
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** When and where somebody signed up, and what they agreed to: the proof of it. */
function SignUp({ subscriber: { askedAt, sentFrom, agreedTo } }: { subscriber: SubscriberAnswer }) {
  return (
    <details>
      <summary>
        <span>{`${formatDate(askedAt)} `}</span>
        {sentFrom ? <span className={text.quiet}>{texts.from(sentFrom)}</span> : null}
      </summary>
      <p className={`${text.small} ${text.quiet}`}>{`${texts.agreed}: ${agreedTo}`}</p>
    </details>
  );
}
