import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { Breadcrumbs } from '@/components/site/services/Breadcrumbs';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { ExampleList } from '@/components/site/services/ExampleList';
import { FaqSection } from '@/components/site/services/FaqSection';
import { CitedAnswer } from '@/components/site/services/illustrations/CitedAnswer';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { SourceNote } from '@/components/site/services/SourceNote';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { developmentServices } from '@/content/site/services/developmentServices';
import { generativeDevelopment as page } from '@/content/site/services/generativeDevelopment';

export const generateMetadata = () => pageMetadata('generative-ai-development');

export default function GenerativeDevelopmentPage() {
  return (
    <>
      <Breadcrumbs parent={developmentServices} name={page.name} />
      <ServiceHero page={page}>
        <CitedAnswer />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="what-we-build" tone="tint" aria-labelledby="what-we-build-title">
        <SectionHead id="what-we-build-title" title={page.kinds.title} />
        <ExampleList examples={page.kinds.list} />
      </Section>
      <Section id="pipeline" aria-labelledby="pipeline-title">
        <SectionHead id="pipeline-title" title={page.pipeline.title}>
          {page.pipeline.lede}
        </SectionHead>
        <StepList steps={page.pipeline.steps} arrangement="across" />
      </Section>
      <Beside
        id="security"
        tone="dark"
        title={page.security.title}
        aside={<SourceNote sources={[page.security.source]} />}
      >
        <Prose paragraphs={page.security.text} size="large" />
      </Beside>
      <Beside
        id="measures"
        title={page.measure.title}
        lede={page.measure.lede}
        aside={<Prose paragraphs={[page.measure.note]} />}
      >
        <PointList points={page.measure.measures} arrangement="rows" />
      </Beside>
      <TermsSheet page={page} />
      <FaqSection page="generative-ai-development" related={page.related} />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
