import { CheckList } from '@/components/site/CheckList';
import { Section } from '@/components/site/Section';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import type { Terms } from '@/content/site/services/ServicePage';
import styles from './TermsSheet.module.css';

/** Price, time and what each side brings, as one sheet of paper: the same on every service page. */
export function TermsSheet({ terms, tone = 'tint' }: { terms: Terms; tone?: 'paper' | 'tint' }) {
  return (
    <Section id="terms" tone={tone} aria-labelledby="terms-title">
      <div className={styles.sheet}>
        <h2 id="terms-title" className={styles.title}>
          {terms.title}
        </h2>
        <dl className={styles.terms}>
          <div>
            <dt>{serviceLabels.price}</dt>
            <dd>
              <p className={styles.answer}>{terms.price.title}</p>
              <p>{terms.price.text}</p>
            </dd>
          </div>
          <div>
            <dt>{serviceLabels.time}</dt>
            <dd>
              <p className={styles.answer}>{terms.time.title}</p>
              <p>{terms.time.text}</p>
            </dd>
          </div>
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
              <CheckList items={terms.keep} />
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
