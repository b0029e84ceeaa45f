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
import { chatbotDevelopment as page } from '@/content/site/services/chatbotDevelopment';
import { developmentServices } from '@/content/site/services/developmentServices';

export const generateMetadata = () => pageMetadata('ai-chatbot-development');

const { handover, jobs, limits, numbers } = page;

export default function ChatbotDevelopmentPage() {
  return (
    <>
      <Breadcrumbs parent={developmentServices} name={page.name} />
      <ServiceHero page={page} arrangement="below">
        <HandoverChat />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="places" tone="tint" aria-labelledby="places-title">
        <SectionHead id="places-title" title={jobs.title} />
        <FactTable
          caption={jobs.title}
          columns={[jobs.columns.place, jobs.columns.answers, jobs.columns.never, jobs.columns.care]}
          rows={jobs.rows.map(({ place, answers, never, care }) => [place, answers, never, care])}
        />
      </Section>
      <Beside id="limits" title={limits.title} aside={<SourceNote sources={limits.sources} />}>
        <Prose paragraphs={limits.text} size="large" />
      </Beside>
      <Beside
        id="handover"
        tone="dark"
        title={handover.title}
        lede={handover.lede}
        aside={
          <>
            <LinkedHeading level={3} title={handover.office.title} />
            <Prose paragraphs={[handover.office.text]} />
          </>
        }
      >
        <PointList points={handover.triggers} arrangement="rows" />
      </Beside>
      <Section id="numbers" aria-labelledby="numbers-title">
        <SectionHead id="numbers-title" title={numbers.title}>
          {numbers.text}
        </SectionHead>
        <PointList points={numbers.list} arrangement="columns" />
        <Prose paragraphs={[numbers.evidence]} size="large" />
        <SourceNote sources={[numbers.source]} />
      </Section>
      <Section id="steps" tone="tint" aria-labelledby="steps-title">
        <SectionHead id="steps-title" title={page.steps.title} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <FaqSection page="ai-chatbot-development" related={page.related} />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
