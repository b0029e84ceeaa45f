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
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('development');

const { columns, options } = page.decide;

export default async function DevelopmentServicesPage() {
  const copy = await getPageCopy('development');
  return (
    <>
      <ServiceHero {...copy.hero} tone="dark">
        <BuildAnatomy />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="what-we-build" aria-labelledby="what-we-build-title">
        <SectionHead id="what-we-build-title" title={copy.whatWeBuild.heading}>
          {copy.whatWeBuild.lede}
        </SectionHead>
        <LinkedPoints points={page.builds.list} />
      </Section>
      <Beside id="flat-rate" tone="tint" title={copy.flatRate.heading} lede={copy.flatRate.lede}>
        <PointList points={page.flatRate.points} numbered />
      </Beside>
      <Section id="buy-connect-build" aria-labelledby="buy-connect-build-title">
        <SectionHead id="buy-connect-build-title" title={copy.buyConnectBuild.heading}>
          {copy.buyConnectBuild.lede}
        </SectionHead>
        <FactTable
          caption={copy.buyConnectBuild.heading}
          columns={[columns.option, columns.when, columns.examples, columns.cost]}
          rows={options.map(({ title, when, examples, cost }) => [title, when, examples, cost])}
        />
      </Section>
      <Section id="how-it-goes" tone="tint" aria-labelledby="how-it-goes-title">
        <SectionHead id="how-it-goes-title" title={copy.howItGoes.heading} />
        <StepList steps={page.steps.list} arrangement="across" />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <RiskList heading={copy.risks.heading} risks={page.risks} />
      <FaqSection page="development" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
