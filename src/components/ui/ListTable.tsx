import { useRef, type ReactNode } from 'react';
import { SortHeader, type ListOrder } from './SortHeader';
import styles from './ListTable.module.css';
import { useKeptFocus } from './useKeptFocus';

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
