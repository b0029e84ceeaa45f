import { ColumnHeads } from '@/components/ui/ColumnHeads';
import type { BarPicture } from '@/content/analysis/savingsPictures';
import styles from './BarTable.module.css';

/**
 * A bar chart built as a table: bars for sighted users, rows and columns with the same figures for screen readers. A
 * row's second bar is lighter.
 */
export function BarTable({ caption, rowHead, barHeads, groups }: BarPicture) {
  const largest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const widthOf = (value: number) => `${largest > 0 ? (value / largest) * 100 : 0}%`;
  return (
    <table role="table" className={styles.chart}>
      <caption className={styles.caption}>{caption}</caption>
      <ColumnHeads labels={[rowHead, ...barHeads]} className="visually-hidden" />
      <tbody role="rowgroup" className={styles.rows}>
        {groups.map(({ name, bars }) => (
          <tr key={name} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.name}>
              {name}
            </th>
            {bars.map((bar) => (
              <td key={bar.name} role="cell" className={styles.bar}>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: widthOf(bar.value) }} />
                </span>
                <span className={styles.figure}>{bar.text}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
