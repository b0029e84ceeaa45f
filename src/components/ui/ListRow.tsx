import type { ComponentProps, ReactNode } from 'react';
import styles from './ListTable.module.css';

/** A row of a ListTable. The roles keep it one for screen readers where it is drawn as a card. */
export function ListRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

/** The cell that names its row. */
export function ListRowHeader(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}

/** A cell, with the name of its column, which stands beside it on a card. */
export function ListCell({ label, ...props }: ComponentProps<'td'> & { label?: string }) {
  return <td role="cell" data-label={label} {...props} />;
}

/** What can be done with the row. */
export function ListActions({ children }: { children: ReactNode }) {
  return (
    <td role="cell" className={styles.actions}>
      <div>{children}</div>
    </td>
  );
}
