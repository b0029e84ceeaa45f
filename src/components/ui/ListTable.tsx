import { useRef, type ReactNode } from 'react';
import { SortHeader, type ListOrder } from './SortHeader';
import styles from './ListTable.module.css';
import { useKeptFocus } from './useKeptFocus';

interface ListColumn {
  label: string;
  /** The field as the call names it, for columns that can be sorted by. */
  sortBy?: string;
  /** The head is only heard. */
  isHidden?: boolean;
  className?: string;
}

interface ListTableProps {
  label: string;
  columns: readonly ListColumn[];
  /** The order in force, where any column can be sorted by. */
  order?: ListOrder;
  /** The next rows are on their way. */
  isBusy?: boolean;
  className?: string;
  /** The rows. */
  children: ReactNode;
}

/**
 * A list as a table. On a narrow screen each row is a card, whose cells name themselves by data-label; the roles keep it
 * a table for screen readers there.
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
