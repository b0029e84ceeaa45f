import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { formulaTerms } from './formulaExample';
import styles from './FormulaStrip.module.css';

/** The cost formula as one line, each term with its figure, its name and who knows it. */
export function FormulaStrip({ heading, lede }: CopyOf<'our-story'>['formula']) {
  return (
    <Section tone="dark" aria-labelledby="formula-title">
      <div className={styles.words}>
        <LinkedHeading level={2} id="formula-title" title={heading} />
        <p>{lede}</p>
      </div>
      <figure className={styles.figure}>
        <dl className={styles.strip}>
          {formulaTerms.map(({ sign, figure, name, source, isResult }) => (
            <div key={name} className={isResult ? styles.result : styles.term}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.amount}>
                  {sign ? <span className={styles.sign}>{sign} </span> : null}
                  {figure}
                </span>
                <span className={styles.source}>{source}</span>
              </dd>
            </div>
          ))}
        </dl>
        <figcaption className={styles.caption}>
          The example from the top of this page, term by term.
        </figcaption>
      </figure>
    </Section>
  );
}
