import { Icon } from './Icon';
import styles from './ListTable.module.css';

export interface ListOrder {
  /** Current sort order, such as `-date`. */
  sort: string;
  onSort: (sort: string) => void;
}

interface SortHeaderProps extends ListOrder {
  label: string;
  /** Name of the field in the API's sort parameter. */
  field: string;
}

/** Header of a sortable column: ascending first, then descending. */
export function SortHeader({ label, field, sort, onSort }: SortHeaderProps) {
  const isUp = sort === field;
  const isDown = sort === `-${field}`;
  const direction = isUp ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={isUp || isDown ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(isUp ? `-${field}` : field)}>
        <span>{label}</span>
        <Icon name="chevron-down" sizePx={16} />
      </button>
    </th>
  );
}
