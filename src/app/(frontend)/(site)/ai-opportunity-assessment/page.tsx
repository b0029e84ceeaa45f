import { AssessmentHero } from '@/components/site/assessment/AssessmentHero';
import { AssessmentSteps } from '@/components/site/assessment/AssessmentSteps';
import { ReportPreview } from '@/components/site/assessment/ReportPreview';
import { SignUpCard } from '@/components/site/assessment/SignUpCard';
import { Faq } from '@/components/site/Faq';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getPageCopy } from '@/queries/getPageCopy';
import { getPageQuestions } from '@/queries/getPageQuestions';
import stack from '@/components/ui/Stack.module.css';
import styles from './page.module.css';

export const generateMetadata = () => pageMetadata('ai-opportunity-assessment');

export default async function AssessmentPage() {
  const copy = await getPageCopy('ai-opportunity-assessment');
  const { heading, questions } = await getPageQuestions('ai-opportunity-assessment');
  return (
    <div className={styles.page}>
      <AssessmentHero heading={copy.hero.heading} note={copy.hero.note} />
      <SignUpCard place="narrow" {...copy.signUp} />
      <div className={styles.side}>
        <SignUpCard place="wide" {...copy.signUp} />
      </div>
      <div className={styles.story}>
        <p className={styles.lede}>{copy.hero.lede}</p>
        <AssessmentSteps {...copy.steps} />
        <ReportPreview {...copy.preview} />
        <section aria-labelledby="faq-title" className={stack.gap5}>
          <LinkedHeading level={2} id="faq-title" title={heading} />
          <Faq questions={questions} />
        </section>
      </div>
    </div>
  );
}
