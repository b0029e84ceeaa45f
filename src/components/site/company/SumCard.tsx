import { exampleSum } from './formulaExample';
import styles from './SumCard.module.css';

/** The calculation that precedes the invoice, in five lines. */
export function SumCard() {
  return (
    <figure className={styles.card} aria-label="The math of one task, as an example">
      <figcaption className={styles.head}>
        <b>One task, before you decide</b>
        <span>Example with round figures</span>
      </figcaption>
      <dl className={styles.lines}>
        {exampleSum.map(({ name, figure, unit, isResult }, place) => (
          <div key={place} className={isResult ? styles.result : styles.line}>
            <dt>{name}</dt>
            <dd>
              {figure}
              {unit ? <small> {unit}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
