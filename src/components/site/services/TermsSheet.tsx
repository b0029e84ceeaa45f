import { CheckList } from '@/components/site/CheckList';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { Section } from '@/components/site/Section';
import { spokenOf } from '@/content/site/promised';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { ServicePage } from '@/content/site/services/ServicePage';
import type { TitledWords } from '@/domain/firm/FirmFacts';
import { getFirmFacts } from '@/queries/getFirmFacts';
import textStyles from '@/components/ui/Text.module.css';
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

function Needs({ bring, keep }: { bring: readonly string[]; keep: readonly string[] }) {
  return (
    <>
      <div>
        <dt>{serviceLabels.bring}</dt>
        <dd>
          <ul className={styles.dashes}>
            {bring.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{serviceLabels.keep}</dt>
        <dd>
          <CheckList items={keep} />
        </dd>
      </div>
    </>
  );
}

/** Price and duration as far as the firm has set them, and the responsibilities of both sides where the page has them. */
export async function TermsSheet({ page: { path, terms }, tone = 'tint' }: TermsSheetProps) {
  const { promises } = await getFirmFacts();
  const { price = null, time = null } = promises.terms[path] ?? {};
  if (!terms && !price && !time) return null;
  const { needsTitle, termsTitle, termsAndNeedsTitle } = serviceLabels;
  return (
    <Section id="terms" tone={tone} aria-labelledby="terms-title">
      <div className={styles.sheet}>
        <LinkedHeading
          level={2}
          id="terms-title"
          sectionId="terms"
          className={textStyles.heading}
          title={!terms ? termsTitle : price || time ? termsAndNeedsTitle : needsTitle}
        />
        <dl className={styles.terms}>
          <MainTerm label={serviceLabels.price} words={price} />
          <MainTerm label={serviceLabels.time} words={time} />
          {terms ? <Needs bring={terms.bring} keep={spokenOf(terms.keep, promises)} /> : null}
        </dl>
      </div>
    </Section>
  );
}
