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
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('generative-ai-development');

export default async function GenerativeDevelopmentPage() {
  const copy = await getPageCopy('generative-ai-development');
  return (
    <>
      <Breadcrumbs parent={developmentServices} name={page.name} />
      <ServiceHero {...copy.hero}>
        <CitedAnswer />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="what-we-build" tone="tint" aria-labelledby="what-we-build-title">
        <SectionHead id="what-we-build-title" title={copy.whatWeBuild.heading} />
        <ExampleList examples={page.kinds.list} />
      </Section>
      <Section id="pipeline" aria-labelledby="pipeline-title">
        <SectionHead id="pipeline-title" title={copy.pipeline.heading}>
          {copy.pipeline.lede}
        </SectionHead>
        <StepList steps={page.pipeline.steps} arrangement="across" />
      </Section>
      <Beside
        id="security"
        tone="dark"
        title={copy.security.heading}
        aside={<SourceNote sources={[page.security.source]} />}
      >
        <Prose paragraphs={page.security.text} size="large" />
      </Beside>
      <Beside
        id="measures"
        title={copy.measures.heading}
        lede={copy.measures.lede}
        aside={<Prose paragraphs={[copy.measures.note]} />}
      >
        <PointList points={page.measure.measures} arrangement="rows" />
      </Beside>
      <TermsSheet page={page} />
      <FaqSection page="generative-ai-development" related={page.related} />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
