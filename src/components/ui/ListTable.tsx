import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from './useKeptFocus';
import { Icon } from './Icon';
import styles from './ListTable.module.css';

interface ListColumn {
  label: string;
  /** Name of the field in the API's sort parameter, for sortable columns. */
  sortBy?: string;
  /** The header is only for screen readers. */
  isHidden?: boolean;
  className?: string;
}

interface ListTableProps {
  label: string;
  columns: readonly ListColumn[];
  /** Current sort order; required by sortable columns. */
  order?: ListOrder;
  /** New rows are being loaded. */
  isBusy?: boolean;
  className?: string;
  /** The rows. */
  children: ReactNode;
}

/**
 * A list as a table. On narrow screens each row is a card whose cells show their data-label; explicit roles keep the
 * table semantics for screen readers there.
 */
export function ListTable({ label, columns, order, isBusy, className = '', children }: ListTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useKeptFocus(table);
  return (
    <table
      ref={table}
      role="table"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy}
      className={`${styles.table} ${className}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) =>
            order && column.sortBy ? (
              <SortHeader key={column.label} label={column.label} field={column.sortBy} {...order} />
            ) : (
              <th key={column.label} role="columnheader" scope="col" className={column.className}>
                <span className={column.isHidden ? 'visually-hidden' : undefined}>{column.label}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface ListOrder {
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
function SortHeader({ label, field, sort, onSort }: SortHeaderProps) {
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
