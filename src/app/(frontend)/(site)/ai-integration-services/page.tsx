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
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { integrationServices as page } from '@/content/site/services/integrationServices';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('integration');

export default async function IntegrationServicesPage() {
  const copy = await getPageCopy('integration');
  return (
    <>
      <ServiceHero {...copy.hero} arrangement="below" tone="dark">
        <SystemsDiagram />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="signs" aria-labelledby="signs-title">
        <SectionHead id="signs-title" title={copy.signs.heading}>
          {copy.signs.lede}
        </SectionHead>
        <SignList signs={page.signs.list} />
      </Section>
      <Beside id="kinds" tone="tint" title={copy.kinds.heading} aside={<More {...copy.kinds} />}>
        <PointList points={page.kinds.list} />
        <MoreLink label={copy.kinds.action} href={page.kinds.link.href} />
      </Beside>
      <Beside id="ways-in" title={copy.waysIn.heading} lede={copy.waysIn.lede}>
        <WayList ways={page.connects.ways} />
      </Beside>
      <Section id="rules" tone="dark" aria-labelledby="rules-title">
        <SectionHead id="rules-title" title={copy.rules.heading} />
        <PointList points={page.principles.list} arrangement="rows" />
      </Section>
      <Section id="steps" aria-labelledby="steps-title">
        <SectionHead id="steps-title" title={copy.steps.heading} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} />
      <RiskList heading={copy.risks.heading} risks={page.risks} />
      <FaqSection page="integration" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}

/** Link to a further service, for needs beyond an integration. */
function More({ secondAction, text }: CopyOf<'integration'>['kinds']) {
  return (
    <>
      <Prose paragraphs={[text]} />
      <MoreLink label={secondAction} href={page.kinds.more.link.href} />
    </>
  );
}
