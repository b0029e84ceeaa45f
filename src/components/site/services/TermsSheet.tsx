import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { spokenOf } from '@/content/site/promised';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { ServicePage } from '@/content/site/services/ServicePage';
import type { TitledWords } from '@/domain/firm/FirmFacts';
import { getFirmFacts } from '@/queries/getFirmFacts';
import styles from './TermsSheet.module.css';

interface TermsSheetProps {
  page: Pick<ServicePage, 'path' | 'terms'>;
  tone?: 'paper' | 'tint';
}

function MainTerm({ label, words }: { label: string; words: TitledWords | null }) {
  return words ? (
    <div>
      <dt>{label}</dt>
      <dd>
        <p className={styles.answer}>{words.title}</p>
        <p>{words.text}</p>
      </dd>
    </div>
  ) : null;
}

/**
 * Responsibilities of both sides, with price and duration as far as set, as one sheet: the same on every service page.
 */
export async function TermsSheet({ page: { path, terms }, tone = 'tint' }: TermsSheetProps) {
  const { promises } = await getFirmFacts();
  const { price = null, time = null } = promises.terms[path] ?? {};
  return (
    <Section id="terms" tone={tone} aria-labelledby="terms-title">
      <div className={styles.sheet}>
        <LinkedHeading
          level={2}
          id="terms-title"
          sectionId="terms"
          className={styles.title}
          title={price || time ? serviceLabels.termsTitle : serviceLabels.needsTitle}
        />
        <dl className={styles.terms}>
          <MainTerm label={serviceLabels.price} words={price} />
          <MainTerm label={serviceLabels.time} words={time} />
          <div>
            <dt>{serviceLabels.bring}</dt>
            <dd>
              <ul className={styles.dashes}>
                {terms.bring.map((item, place) => (
                  <li key={place}>{item}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{serviceLabels.keep}</dt>
            <dd>
              <CheckList items={spokenOf(terms.keep, promises)} />
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
