import { AssessmentHero } from '@/components/site/assessment/AssessmentHero';
import { AssessmentSteps } from '@/components/site/assessment/AssessmentSteps';
import { ReportPreview } from '@/components/site/assessment/ReportPreview';
import { FirstFigureCard } from '@/components/site/figure/FirstFigureCard';
import { SignUpCard } from '@/components/site/assessment/SignUpCard';
import { Faq } from '@/components/site/Faq';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { pageMetadata } from '@/components/site/pageMetadata';
import { assessmentQuestions } from '@/content/site/assessment';
import { figureTasks } from '@/domain/useCase/figureTasks';
import styles from './page.module.css';

export const generateMetadata = () => pageMetadata('ai-opportunity-assessment');

export default function AssessmentPage() {
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        <AssessmentHero />
        <FirstFigureCard tasks={figureTasks()} isBesideSignUp />
        <SignUpCard place="narrow" />
        <AssessmentSteps />
        <ReportPreview />
        <section aria-labelledby="faq-title" className={styles.faq}>
          <LinkedHeading level={2} id="faq-title" title="Questions people ask first" />
          <Faq questions={assessmentQuestions} />
        </section>
      </div>
      <div className={styles.side}>
        <SignUpCard place="wide" />
      </div>
    </div>
  );
}
