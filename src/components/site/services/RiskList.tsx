import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import type { Risk } from '@/content/site/services/ServicePage';
import styles from './RiskList.module.css';

/** Risks on the left, mitigations on the right. */
export function RiskList({ heading, risks }: { heading: string; risks: readonly Risk[] }) {
  return (
    <Section id="risks" aria-labelledby="risks-title">
      <LinkedHeading level={2} id="risks-title" sectionId="risks" className={styles.title} title={heading} />
      <dl className={styles.risks}>
        {risks.map(({ risk, answer }, place) => (
          <div key={place}>
            <dt>{risk}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
