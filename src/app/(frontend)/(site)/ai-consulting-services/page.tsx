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
import { consultingServices as page } from '@/content/site/services/consultingServices';
import { serviceLabels } from '@/content/site/services/serviceLabels';
import { getFirmFacts } from '@/queries/getFirmFacts';

export const generateMetadata = () => pageMetadata('services');

/** The firm's approach. */
function Approach() {
  return (
    <>
      <Section id="business-first" tone="tint" aria-labelledby="business-first-title">
        <SectionHead id="business-first-title" title={page.philosophy.title}>
          {page.philosophy.lede}
        </SectionHead>
        <PointList points={page.philosophy.questions} arrangement="columns" />
      </Section>
      <Beside
        id="strategic-thinking"
        tone="tint"
        title={page.strategy.title}
        lede={page.strategy.lede}
        aside={<MoreLink {...page.strategy.link} />}
      >
        <PointList points={page.strategy.verdicts} arrangement="rows" />
      </Beside>
      <Section id="scale-with-you" aria-labelledby="scale-with-you-title">
        <SectionHead id="scale-with-you-title" title={page.scale.title}>
          {page.scale.lede}
        </SectionHead>
        <ScaleColumns />
      </Section>
    </>
  );
}

/** The fields of consulting. */
function Fields() {
  return (
    <>
      <FieldSections
        fields={[
          { id: 'generative-ai', ...page.generative },
          { id: 'small-business', ...page.smallBusiness },
        ]}
      />
      <Section id="infrastructure-and-data" aria-labelledby="infrastructure-and-data-title">
        <SectionHead id="infrastructure-and-data-title" title={page.data.title}>
          {page.data.lede}
        </SectionHead>
        <FactTable
          caption={page.data.title}
          cells="short"
          columns={[page.data.columns.check, page.data.columns.enough, page.data.columns.stop]}
          rows={page.data.checks.map(({ check, enough, stop }) => [check, enough, stop])}
        />
      </Section>
      <Beside
        id="ai-management-consulting"
        tone="tint"
        title={page.management.title}
        aside={<MoreLink {...page.management.link} />}
      >
        <p>{page.management.text}</p>
      </Beside>
    </>
  );
}

/** The firm's promises. */
async function Trust() {
  const { promises } = await getFirmFacts();
  return (
    <>
      <Beside
        id="ethical-ai"
        tone="dark"
        title={page.ethics.title}
        lede={page.ethics.lede(promises)}
        aside={<SourceNote sources={[page.ethics.source]} />}
      >
        <CheckList items={page.ethics.rules} />
      </Beside>
      <Beside id="results" title={page.results.title} lede={page.results.lede}>
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
      <SectionIndex page={page} />
      <Approach />
      <Fields />
      <Trust />
      <Section id="deliverables" tone="tint" aria-labelledby="deliverables-title">
        <SectionHead id="deliverables-title" title={page.deliverables.title}>
          {page.deliverables.lede}
        </SectionHead>
        <FactTable
          caption={page.deliverables.title}
          cells="short"
          columns={[page.deliverables.columns.name, page.deliverables.columns.form]}
          rows={page.deliverables.list.map(({ name, form }) => [name, form])}
        />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="services" />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
