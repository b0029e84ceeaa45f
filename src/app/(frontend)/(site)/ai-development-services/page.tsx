import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { BuildAnatomy } from '@/components/site/services/illustrations/BuildAnatomy';
import { LinkedPoints } from '@/components/site/services/LinkedPoints';
import { PointList } from '@/components/site/services/PointList';
import { RiskList } from '@/components/site/services/RiskList';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { developmentServices as page } from '@/content/site/services/developmentServices';

export const generateMetadata = () => pageMetadata('development');

const { columns, options } = page.decide;

export default function DevelopmentServicesPage() {
  return (
    <>
      <ServiceHero page={page} tone="dark">
        <BuildAnatomy />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="what-we-build" aria-labelledby="what-we-build-title">
        <SectionHead id="what-we-build-title" title={page.builds.title}>
          {page.builds.lede}
        </SectionHead>
        <LinkedPoints points={page.builds.list} />
      </Section>
      <Beside id="flat-rate" tone="tint" title={page.flatRate.title} lede={page.flatRate.lede}>
        <PointList points={page.flatRate.points} numbered />
      </Beside>
      <Section id="buy-connect-build" aria-labelledby="buy-connect-build-title">
        <SectionHead id="buy-connect-build-title" title={page.decide.title}>
          {page.decide.lede}
        </SectionHead>
        <FactTable
          caption={page.decide.title}
          columns={[columns.option, columns.when, columns.examples, columns.cost]}
          rows={options.map(({ title, when, examples, cost }) => [title, when, examples, cost])}
        />
      </Section>
      <Section id="how-it-goes" tone="tint" aria-labelledby="how-it-goes-title">
        <SectionHead id="how-it-goes-title" title={page.steps.title} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <RiskList risks={page.risks} />
      <FaqSection page="development" />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
