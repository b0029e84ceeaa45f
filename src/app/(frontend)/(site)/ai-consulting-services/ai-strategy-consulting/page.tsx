import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { DeliverableList } from '@/components/site/services/DeliverableList';
import { FaqSection } from '@/components/site/services/FaqSection';
import { OpportunityMap } from '@/components/site/services/illustrations/OpportunityMap';
import { NumberTrace } from '@/components/site/services/NumberTrace';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { SourceNote } from '@/components/site/services/SourceNote';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { TwoSides } from '@/components/site/services/TwoSides';
import { strategyConsulting as page } from '@/content/site/services/strategyConsulting';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('consulting-strategy');

export default async function StrategyConsultingPage() {
  const copy = await getPageCopy('consulting-strategy');
  return (
    <>
      <ServiceTabs current="strategy" />
      <ServiceHero {...copy.hero} arrangement="below">
        <OpportunityMap />
      </ServiceHero>
      <SectionIndex page={page} />
      <Beside
        id="arithmetic"
        tone="dark"
        title={copy.arithmetic.heading}
        lede={copy.arithmetic.lede}
        aside={<Prose paragraphs={[page.sum.why]} />}
      >
        <NumberTrace />
      </Beside>
      <Beside id="decisions" title={copy.decisions.heading} lede={copy.decisions.lede}>
        <PointList points={page.decides.questions} numbered />
      </Beside>
      <Section id="method" tone="tint" aria-labelledby="method-title">
        <SectionHead id="method-title" title={copy.method.heading}>
          {copy.method.lede}
        </SectionHead>
        <StepList steps={page.method.steps} arrangement="across" />
      </Section>
      <Beside id="deliverables" title={copy.deliverables.heading} aside={<Caution />}>
        <DeliverableList deliverables={page.deliverables.list} />
      </Beside>
      <Section id="fit" tone="tint" aria-labelledby="fit-title">
        <SectionHead id="fit-title" title={copy.fit.heading} />
        <TwoSides yes={page.fit.yes} no={page.fit.no} />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <FaqSection page="consulting-strategy" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}

/** Research about the choice of the wrong task. */
function Caution() {
  return (
    <>
      <Prose paragraphs={[page.sum.caution]} />
      <SourceNote sources={[page.sum.source]} />
    </>
  );
}
