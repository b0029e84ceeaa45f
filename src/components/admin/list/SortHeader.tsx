import { Icon } from '@/components/ui/Icon';
import styles from './ListTable.module.css';

interface SortHeaderProps {
  label: string;
  /** The field as the call names it. */
  field: string;
  /** The order in force, such as `-date`. */
  sort: string;
  onSort: (sort: string) => void;
  className?: string;
}

/** The head of a column that can be sorted by: first upwards, then downwards. */
export function SortHeader({ label, field, sort, onSort, className }: SortHeaderProps) {
  const isUp = sort === field;
  const isDown = sort === `-${field}`;
  const direction = isUp ? 'ascending' : 'descending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp || isDown ? direction : undefined}
      className={className}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(isUp ? `-${field}` : field)}>
        {label}
        <Icon name="chevron-down" sizePx={16} />
      </button>
    </th>
  );
}
