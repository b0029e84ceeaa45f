import type { ComponentProps, ReactNode } from 'react';
import styles from './ListTable.module.css';

/** A row of a ListTable. The explicit role keeps it a row for screen readers where it is shown as a card. */
export function ListRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

/** The header cell of a row. */
export function ListRowHeader(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

/** A cell. `label` is the name of its column, shown beside the value on a card. */
export function ListCell({ label, ...props }: ComponentProps<'td'> & { label?: string }) {
  return <td role="cell" data-label={label} {...props} />;
}

/** Actions of the row. */
export function ListActions({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className={styles.actions}>
      <div>{children}</div>
    </td>
  );
}
