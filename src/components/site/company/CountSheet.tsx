import { WordsBeside } from '@/components/site/WordsBeside';
import { measuring } from '@/content/site/company/advantage';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import beside from '@/components/site/WordsBeside.module.css';
import styles from './CountSheet.module.css';

/** Worksheet: what to count, how, and two empty columns. */
export function CountSheet({ heading, lede, note }: CopyOf<'advantage'>['measuring']) {
  return (
    <WordsBeside
      tone="tint"
      titleId="measuring-title"
      title={heading}
      words={
        <>
          <p>{lede}</p>
          <p>
            <b>{note}</b>
          </p>
        </>
      }
    >
      <div className={beside.sheet}>
        <table className={`${table.table} ${text.plain}`}>
          <caption className="visually-hidden">The count sheet</caption>
          <thead>
            <tr>
              <th scope="col">{measuring.columns[0]}</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {measuring.rows.map(({ what, how }, place) => (
              <tr key={place}>
                <th scope="row">
                  {what}
                  <small>{how}</small>
                </th>
                <td className={styles.box}>
                  <span className="visually-hidden">to be counted</span>
                </td>
                <td className={styles.box}>
                  <span className="visually-hidden">to be counted</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </WordsBeside>
  );
}
