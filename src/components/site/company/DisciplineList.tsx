import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { disciplineContent } from '@/content/site/company/team';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { disciplines } from '@/domain/team/disciplines';
import styles from './DisciplineList.module.css';

/** Each discipline's contribution and deliverable. */
export function DisciplineList({ heading }: CopyOf<'team'>['disciplines']) {
  return (
    <Section aria-labelledby="disciplines-title">
      <LinkedHeading level={2} id="disciplines-title" title={heading} />
      <ul role="list" className={styles.list}>
        {disciplines.map(({ id, label }) => (
          <li key={id}>
            <LinkedHeading level={3} title={label} />
            <p>{disciplineContent[id].text}</p>
            <p className={styles.result}>{disciplineContent[id].result}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
