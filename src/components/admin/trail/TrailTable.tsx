import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { trailTexts as texts } from '@/content/admin/trail';
import { formatMoment } from '@/format/dates';
import type { TrailEntryAnswer } from '@/schemas/trail';
import text from '@/components/ui/Text.module.css';
import styles from './TrailTable.module.css';
import { trailValue } from './trailValue';

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
      className={styles.table}
    >
      {entries.map((entry) => (
        <ListRow key={entry.id}>
          <ListRowHeader className={text.line}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </ListRowHeader>
          <ListCell className={`${styles.actor} ${text.breaks}`}>{entry.actor ?? texts.site}</ListCell>
          <ListCell className={text.breaks}>
            <span>{`${texts.actions[entry.action]} ${texts.subjects[entry.subject]} `}</span>
            <strong>{entry.label}</strong>
          </ListCell>
          <ListCell className={text.breaks}>
            {isForgotten(entry) ? texts.forgotten : <Changes changes={entry.changes} />}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

/** An update is recorded with its changes; only the deletion of the account removes them. */
const isForgotten = ({ action, subject, changes }: TrailEntryAnswer): boolean =>
  action === 'update' && subject === 'users' && changes.length === 0;

function Changes({ changes }: Pick<TrailEntryAnswer, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <ul role="list" className={`${styles.changes} ${text.small}`}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span>{`${texts.fields[field] ?? field}: `}</span>
          {from === null ? null : (
            <>
              <del>{trailValue(from)}</del> <span className="visually-hidden">{texts.to} </span>
            </>
          )}
          {to === null ? <span>{texts.empty}</span> : <ins>{trailValue(to)}</ins>}
        </li>
      ))}
    </ul>
  );
}
