import { Faq } from '@/components/site/Faq';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import { spokenQuestions } from '@/content/site/promised';
import type { NavigationLink } from '@/content/site/navigation';
import type { QuestionAndAnswer, Source } from '@/content/site/services/ServicePage';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { Beside } from './Beside';
import { RelatedServices } from './RelatedServices';
import { SourceNote } from './SourceNote';

interface FaqSectionProps {
  questions: readonly QuestionAndAnswer[];
  /** Works that an answer rests on. */
  sources?: readonly Source[];
  /** Pages of neighboring services, for pages without a tab bar. */
  related?: readonly NavigationLink[];
}

/** The questions of a service page. */
export async function FaqSection({ questions, sources = [], related = [] }: FaqSectionProps) {
  const { promises } = await getFirmFacts();
  return (
    <Beside
      id="questions"
      tone="tint"
      title={serviceLabels.faq}
      aside={
        sources.length + related.length > 0 ? (
          <>
            {sources.length > 0 ? <SourceNote sources={sources} /> : null}
            {related.length > 0 ? <RelatedServices links={related} /> : null}
          </>
        ) : null
      }
    >
      <Faq questions={spokenQuestions(questions, promises)} />
    </Beside>
  );
}
