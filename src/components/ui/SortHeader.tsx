import { Icon } from './Icon';
import styles from './ListTable.module.css';

export interface ListOrder {
  /** The order in force, such as `-date`. */
  sort: string;
  onSort: (sort: string) => void;
}

interface SortHeaderProps extends ListOrder {
  label: string;
  /** The field as the call names it. */
  field: string;
}

/** The head of a column that can be sorted by: first upwards, then downwards. */
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
