import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { LinkedHeading } from '@/components/site/LinkedHeading';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { Breadcrumbs } from '@/components/site/services/Breadcrumbs';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { HandoverChat } from '@/components/site/services/illustrations/HandoverChat';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { SourceNote } from '@/components/site/services/SourceNote';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { headingId } from '@/domain/blog/headingId';
import { chatbotDevelopment as page } from '@/content/site/services/chatbotDevelopment';
import { developmentServices } from '@/content/site/services/developmentServices';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('ai-chatbot-development');

const { handover, jobs, limits, numbers } = page;

/** The anchor stays the same when the heading is replaced. */
const officeId = headingId(handover.office.title);

export default async function ChatbotDevelopmentPage() {
  const copy = await getPageCopy('ai-chatbot-development');
  return (
    <>
      <Breadcrumbs parent={developmentServices} name={page.name} />
      <ServiceHero {...copy.hero} arrangement="below">
        <HandoverChat />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="places" tone="tint" aria-labelledby="places-title">
        <SectionHead id="places-title" title={copy.places.heading} />
        <FactTable
          caption={copy.places.heading}
          columns={[jobs.columns.place, jobs.columns.answers, jobs.columns.never, jobs.columns.care]}
          rows={jobs.rows.map(({ place, answers, never, care }) => [place, answers, never, care])}
        />
      </Section>
      <Beside id="limits" title={copy.limits.heading} aside={<SourceNote sources={limits.sources} />}>
        <Prose paragraphs={limits.text} size="large" />
      </Beside>
      <Beside
        id="handover"
        tone="dark"
        title={copy.handover.heading}
        lede={copy.handover.lede}
        aside={
          <>
            <LinkedHeading level={3} id={officeId} title={copy.office.heading} />
            <Prose paragraphs={[copy.office.text]} />
          </>
        }
      >
        <PointList points={handover.triggers} arrangement="rows" />
      </Beside>
      <Section id="numbers" aria-labelledby="numbers-title">
        <SectionHead id="numbers-title" title={copy.numbers.heading}>
          {copy.numbers.lede}
        </SectionHead>
        <PointList points={numbers.list} arrangement="columns" />
        <Prose paragraphs={[numbers.evidence]} size="large" />
        <SourceNote sources={[numbers.source]} />
      </Section>
      <Section id="steps" tone="tint" aria-labelledby="steps-title">
        <SectionHead id="steps-title" title={copy.steps.heading} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <FaqSection page="ai-chatbot-development" related={page.related} />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
