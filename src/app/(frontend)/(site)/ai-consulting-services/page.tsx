import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { DeliverableList } from '@/components/site/services/DeliverableList';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { PhaseLedger } from '@/components/site/services/illustrations/PhaseLedger';
import { MoreLink } from '@/components/site/services/MoreLink';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { ResultsSums } from '@/components/site/services/ResultsSums';
import { RiskList } from '@/components/site/services/RiskList';
import { ScaleColumns } from '@/components/site/services/ScaleColumns';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { SourceNote } from '@/components/site/services/SourceNote';
import { Statement } from '@/components/site/services/Statement';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { TwinSections } from '@/components/site/services/TwinSections';
import { consultingServices as page } from '@/content/site/services/consultingServices';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import { getFirmFacts } from '@/queries/getFirmFacts';

export const generateMetadata = () => pageMetadata('services');

/** How we think: the work first, few projects, the same sums at every size. */
function Approach() {
  return (
    <>
      <Beside id="business-first" title={page.philosophy.title} lede={page.philosophy.lede} tone="tint">
        <PointList points={page.philosophy.questions} numbered />
      </Beside>
      <Section id="strategic-thinking" aria-labelledby="strategic-thinking-title">
        <SectionHead id="strategic-thinking-title" title={page.strategy.title}>
          {page.strategy.lede}
        </SectionHead>
        <PointList points={page.strategy.verdicts} arrangement="columns" />
        <MoreLink {...page.strategy.link} />
      </Section>
      <Section id="scale-with-you" tone="tint" aria-labelledby="scale-with-you-title">
        <SectionHead id="scale-with-you-title" title={page.scale.title}>
          {page.scale.lede}
        </SectionHead>
        <ScaleColumns />
      </Section>
    </>
  );
}

/** What we advise on. */
function Fields() {
  return (
    <>
      <TwinSections
        left={{
          id: 'generative-ai',
          title: page.generative.title,
          content: (
            <>
              <Prose paragraphs={page.generative.text} />
              <MoreLink {...page.generative.link} />
            </>
          ),
        }}
        right={{
          id: 'small-business',
          title: page.smallBusiness.title,
          content: (
            <>
              <Prose paragraphs={page.smallBusiness.text} />
              <MoreLink {...page.smallBusiness.link} />
            </>
          ),
        }}
      />
      <Section id="infrastructure-and-data" aria-labelledby="infrastructure-and-data-title">
        <SectionHead id="infrastructure-and-data-title" title={page.data.title}>
          {page.data.lede}
        </SectionHead>
        <FactTable
          caption={page.data.title}
          columns={[page.data.columns.check, page.data.columns.enough, page.data.columns.stop]}
          rows={page.data.checks.map(({ check, enough, stop }) => [check, enough, stop])}
        />
      </Section>
      <Statement id="ai-management-consulting" title={page.management.title} text={page.management.text}>
        <MoreLink {...page.management.link} />
      </Statement>
    </>
  );
}

/** Why it can be trusted. */
async function Trust() {
  const { promises } = await getFirmFacts();
  return (
    <>
      <Beside
        id="ethical-ai"
        title={page.ethics.title}
        lede={page.ethics.lede(promises)}
        aside={<SourceNote sources={[page.ethics.source]} />}
      >
        <PointList points={page.ethics.rules} arrangement="rows" />
      </Beside>
      <Beside id="results" title={page.results.title} lede={page.results.lede} tone="tint">
        <PointList points={page.results.measures} arrangement="rows" />
        <ResultsSums />
      </Beside>
      <Section id="why-us" aria-labelledby="why-us-title">
        <SectionHead id="why-us-title" title={page.reasons.title} />
        <PointList points={page.reasons.list} arrangement="columns" />
      </Section>
    </>
  );
}

export default function ConsultingServicesPage() {
  return (
    <>
      <ServiceTabs current="consulting" />
      <ServiceHero page={page} note={serviceLabels.free}>
        <PhaseLedger />
      </ServiceHero>
      <Approach />
      <Fields />
      <Trust />
      <Section id="deliverables" tone="tint" aria-labelledby="deliverables-title">
        <SectionHead id="deliverables-title" title={page.deliverables.title}>
          {page.deliverables.lede}
        </SectionHead>
        <DeliverableList deliverables={page.deliverables.list} />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <RiskList risks={page.risks} />
      <FaqSection questions={page.faq} />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
