import { Button } from '@/components/ui/Button';
import { ListTable } from '@/components/ui/ListTable';
import tableStyles from '@/components/ui/ListTable.module.css';
import { trashTexts as texts } from '@/content/admin/trash';
import { formatDate, formatRecentMoment } from '@/format/dates';
import type { Trashed } from '@/schemas/trash';
import styles from './TrashTable.module.css';

interface TrashTableProps {
  items: readonly Trashed[];
  /** What is being put back. */
  restoring: Trashed | null;
  onRestore: (item: Trashed) => void;
  /** Missing for those who may not. */
  onEnd: ((item: Trashed) => void) | undefined;
}

/** What is in the trash, the latest first. */
export function TrashTable({ items, restoring, onRestore, onEnd }: TrashTableProps) {
  const { columns } = texts;
  return (
    <ListTable
      label={texts.list}
      columns={[
        { label: columns.name },
        { label: columns.deleted },
        { label: columns.ends },
        { label: columns.actions },
      ]}
    >
      {items.map((item) => (
        <tr key={`${item.kind} ${item.id}`} role="row">
          <th role="rowheader" scope="row" className={styles.name}>
            <strong>{item.name || texts.untitled}</strong>
            <span className={styles.kind}>
              {texts.kinds[item.kind]}
              {item.wasPublic ? ` · ${texts.wasPublic}` : null}
            </span>
          </th>
          <td role="cell" data-label={columns.deleted}>
            {formatRecentMoment(item.deletedAt)}
          </td>
          <td role="cell" data-label={columns.ends}>
            {formatDate(item.endsAt)}
          </td>
          <td role="cell" className={tableStyles.actions}>
            <div>
              <Button
                variant="secondary"
                size="small"
                disabled={restoring !== null}
                aria-busy={restoring === item}
                onClick={() => onRestore(item)}
              >
                <span>
                  {restoring === item ? texts.restoring : texts.restore}
                  <NameHeard item={item} />
                </span>
              </Button>
              {onEnd ? (
                <Button variant="quiet" size="small" onClick={() => onEnd(item)}>
                  <span>
                    {texts.endNow}
                    <NameHeard item={item} />
                  </span>
                </Button>
              ) : null}
            </div>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

const NameHeard = ({ item }: { item: Trashed }) => (
  <span className="visually-hidden"> {texts.of(item.name || texts.untitled)}</span>
);
