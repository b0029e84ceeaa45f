import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import list from '@/components/ui/ListTable.module.css';
import text from '@/components/ui/Text.module.css';
import { trailTexts as texts } from '@/content/admin/trail';
import type { TrailAction } from '@/domain/trail/trailKinds';
import { formatMoment } from '@/format/dates';
import type { TrailEntryAnswer } from '@/schemas/trail';
import styles from './TrailTable.module.css';

interface TrailTableProps {
  entries: readonly TrailEntryAnswer[];
  /** The next rows are loading. */
  isBusy: boolean;
}

export function TrailTable({ entries, isBusy }: TrailTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={Object.values(columns).map((label) => ({ label }))}
      isBusy={isBusy}
      className={list.top}
    >
      {entries.map((entry) => (
        <ListRow key={entry.id}>
          <ListRowHeader className={text.line}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </ListRowHeader>
          <ListCell className={`${styles.actor} ${text.breaks}`}>{entry.actor ?? texts.site}</ListCell>
          <ListCell className={text.breaks}>
            <span>{`${texts.actions[shownAction(entry)]} ${texts.subjects[entry.subject]} `}</span>
            <strong>{entry.label || texts.untitled}</strong>
          </ListCell>
          <ListCell className={text.breaks}>
            {isForgotten(entry) ? texts.forgotten : <Changes entry={entry} />}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

/** An update is recorded with its changes; only the deletion of the account removes them. */
const isForgotten = ({ action, subject, changes }: TrailEntryAnswer): boolean =>
  action === 'update' && subject === 'users' && changes.length === 0;

/** Moving to the trash and back is recorded as a change of the date in the trash. */
function shownAction({ action, changes }: TrailEntryAnswer): TrailAction | 'trash' | 'restore' {
  const move = action === 'update' && changes.find(({ field }) => field === 'deletedAt');
  if (!move) return action;
  return move.to === null ? 'restore' : 'trash';
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Formats a stored value of a field: times in the user's time zone, choices as the screens call them. */
export const trailValue = (field: string, kept: string): string =>
  moment.test(kept)
    ? formatMoment(kept)
    : (texts.values[field]?.get(kept) ?? texts.answers.get(kept) ?? kept);

function Changes({ entry: { subject, changes } }: { entry: TrailEntryAnswer }) {
  // The action already says that something was moved to the trash or restored.
  const shown = changes.filter(({ field }) => field !== 'deletedAt');
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={`${styles.changes} ${text.small}`}>
      {shown.map(({ field, from, to }) => (
        <li key={field}>
          <span>{`${texts.fieldsOf[subject]?.[field] ?? texts.fields[field] ?? field}: `}</span>
          {from === null ? null : (
            <>
              <del>{trailValue(field, from)}</del> <span className="visually-hidden">{texts.to} </span>
            </>
          )}
          {to === null ? <span>{texts.empty}</span> : <ins>{trailValue(field, to)}</ins>}
        </li>
      ))}
    </ul>
  );
}
