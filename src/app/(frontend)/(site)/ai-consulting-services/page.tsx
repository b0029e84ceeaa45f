import { CheckList } from '@/components/site/CheckList';
import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { FieldSections } from '@/components/site/services/FieldSections';
import { PhaseLedger } from '@/components/site/services/illustrations/PhaseLedger';
import { MoreLink } from '@/components/site/services/MoreLink';
import { PointList } from '@/components/site/services/PointList';
import { ResultsSums } from '@/components/site/services/ResultsSums';
import { ScaleColumns } from '@/components/site/services/ScaleColumns';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { SourceNote } from '@/components/site/services/SourceNote';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { consultingServices as page } from '@/content/site/services/consultingServices';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('services');

interface PartProps {
  copy: CopyOf<'services'>;
}

/** The firm's approach. */
function Approach({ copy }: PartProps) {
  return (
    <>
      <Section id="business-first" tone="tint" aria-labelledby="business-first-title">
        <SectionHead id="business-first-title" title={copy.businessFirst.heading}>
          {copy.businessFirst.lede}
        </SectionHead>
        <PointList points={page.philosophy.questions} arrangement="columns" />
      </Section>
      <Beside
        id="strategic-thinking"
        tone="tint"
        title={copy.strategicThinking.heading}
        lede={copy.strategicThinking.lede}
        aside={<MoreLink label={copy.strategicThinking.action} href={page.strategy.link.href} />}
      >
        <PointList points={page.strategy.verdicts} arrangement="rows" />
      </Beside>
      <Section id="scale-with-you" aria-labelledby="scale-with-you-title">
        <SectionHead id="scale-with-you-title" title={copy.scaleWithYou.heading}>
          {copy.scaleWithYou.lede}
        </SectionHead>
        <ScaleColumns />
      </Section>
    </>
  );
}

/** The fields of consulting. */
function Fields({ copy }: PartProps) {
  return (
    <>
      <FieldSections
        fields={[
          { id: 'generative-ai', ...copy.generativeAi, href: page.generative.link.href },
          { id: 'small-business', ...copy.smallBusiness, href: page.smallBusiness.link.href },
        ]}
      />
      <Section id="infrastructure-and-data" aria-labelledby="infrastructure-and-data-title">
        <SectionHead id="infrastructure-and-data-title" title={copy.infrastructureAndData.heading}>
          {copy.infrastructureAndData.lede}
        </SectionHead>
        <FactTable
          caption={copy.infrastructureAndData.heading}
          cells="short"
          columns={[page.data.columns.check, page.data.columns.enough, page.data.columns.stop]}
          rows={page.data.checks.map(({ check, enough, stop }) => [check, enough, stop])}
        />
      </Section>
      <Beside
        id="ai-management-consulting"
        tone="tint"
        title={copy.aiManagementConsulting.heading}
        aside={<MoreLink label={copy.aiManagementConsulting.action} href={page.management.link.href} />}
      >
        <p>{copy.aiManagementConsulting.text}</p>
      </Beside>
    </>
  );
}

/** The firm's promises. */
async function Trust({ copy }: PartProps) {
  const { promises } = await getFirmFacts();
  return (
    <>
      <Beside
        id="ethical-ai"
        tone="dark"
        title={copy.ethicalAi.heading}
        lede={page.ethics.lede(promises)}
        aside={<SourceNote sources={[page.ethics.source]} />}
      >
        <CheckList items={page.ethics.rules} />
      </Beside>
      <Beside id="results" title={copy.results.heading} lede={copy.results.lede}>
        <ResultsSums action={copy.results.action} />
      </Beside>
      <Section id="why-us" aria-labelledby="why-us-title">
        <SectionHead id="why-us-title" title={copy.whyUs.heading} />
        <PointList points={page.reasons.list} arrangement="columns" />
      </Section>
    </>
  );
}

export default async function ConsultingServicesPage() {
  const copy = await getPageCopy('services');
  return (
    <>
      <ServiceTabs current="consulting" />
      <ServiceHero {...copy.hero}>
        <PhaseLedger />
      </ServiceHero>
      <SectionIndex page={page} />
      <Approach copy={copy} />
      <Fields copy={copy} />
      <Trust copy={copy} />
      <Section id="deliverables" tone="tint" aria-labelledby="deliverables-title">
        <SectionHead id="deliverables-title" title={copy.deliverables.heading}>
          {copy.deliverables.lede}
        </SectionHead>
        <FactTable
          caption={copy.deliverables.heading}
          cells="short"
          columns={[page.deliverables.columns.name, page.deliverables.columns.form]}
          rows={page.deliverables.list.map(({ name, form }) => [name, form])}
        />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="services" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
