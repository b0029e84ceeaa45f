import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FaqSection } from '@/components/site/services/FaqSection';
import { SystemsDiagram } from '@/components/site/services/illustrations/SystemsDiagram';
import { MoreLink } from '@/components/site/services/MoreLink';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { RiskList } from '@/components/site/services/RiskList';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { SignList } from '@/components/site/services/SignList';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { WayList } from '@/components/site/services/WayList';
import { integrationServices as page } from '@/content/site/services/integrationServices';

export const generateMetadata = () => pageMetadata('integration');

export default function IntegrationServicesPage() {
  return (
    <>
      <ServiceHero page={page} arrangement="below" tone="dark">
        <SystemsDiagram />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="signs" aria-labelledby="signs-title">
        <SectionHead id="signs-title" title={page.signs.title}>
          {page.signs.lede}
        </SectionHead>
        <SignList signs={page.signs.list} />
      </Section>
      <Beside id="kinds" tone="tint" title={page.kinds.title} aside={<More />}>
        <PointList points={page.kinds.list} />
        <MoreLink {...page.kinds.link} />
      </Beside>
      <Beside id="ways-in" title={page.connects.title} lede={page.connects.lede}>
        <WayList ways={page.connects.ways} />
      </Beside>
      <Section id="rules" tone="dark" aria-labelledby="rules-title">
        <SectionHead id="rules-title" title={page.principles.title} />
        <PointList points={page.principles.list} arrangement="rows" />
      </Section>
      <Section id="steps" aria-labelledby="steps-title">
        <SectionHead id="steps-title" title={page.steps.title} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} />
      <RiskList risks={page.risks} />
      <FaqSection page="integration" />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}

/** Link to a further service, for needs beyond an integration. */
function More() {
  const { text, link } = page.kinds.more;
  return (
    <>
      <Prose paragraphs={[text]} />
      <MoreLink {...link} />
    </>
  );
}
