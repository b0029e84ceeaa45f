import { ColumnHeads } from '@/components/ui/ColumnHeads';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';

interface FactTableProps {
  /** Announced before the table. */
  caption: string;
  columns: readonly string[];
  /** One text per column; the first one is the row header. */
  rows: readonly (readonly string[])[];
  /** `short` cells share a line with their column's name in the stacked layout. */
  cells?: 'text' | 'short';
}

/**
 * A table that becomes one block per row on narrow screens. Browsers drop the semantics of table elements whose
 * `display` changes, so the roles are explicit.
 */
export function FactTable({ caption, columns, rows, cells = 'text' }: FactTableProps) {
  return (
    <table
      role="table"
      className={`${table.table} ${table.folds} ${table.quiet} ${text.plain} ${cells === 'short' ? table.lines : ''}`}
    >
      <caption className="visually-hidden">{caption}</caption>
      <ColumnHeads labels={columns} />
      <tbody role="rowgroup">
        {rows.map(([head, ...others], place) => (
          <tr key={place} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
