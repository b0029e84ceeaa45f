import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { decisions } from '@/content/site/company/story';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import styles from './DecisionLedger.module.css';

/** Ledger with two sides: typical failures, and the rule against each. */
export function DecisionLedger({ heading, lede }: CopyOf<'our-story'>['decisions']) {
  return (
    <Section tone="tint" aria-labelledby="decisions-title">
      <SectionHead id="decisions-title" title={heading}>
        {lede}
      </SectionHead>
      <ol role="list" className={styles.ledger}>
        {decisions.map(({ trouble, answer, why }) => (
          <li key={answer} className={styles.entry}>
            <p className={styles.trouble}>{trouble}</p>
            <div>
              <LinkedHeading level={3} title={answer} />
              <p className={styles.why}>{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
