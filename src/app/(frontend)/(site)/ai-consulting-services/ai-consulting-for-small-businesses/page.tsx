import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FaqSection } from '@/components/site/services/FaqSection';
import { WeekBack } from '@/components/site/services/illustrations/WeekBack';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { TwoSides } from '@/components/site/services/TwoSides';
import { UseCaseList } from '@/components/site/services/UseCaseList';
import { smallBusinessConsulting as page } from '@/content/site/services/smallBusinessConsulting';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('consulting-smb');

export default async function SmallBusinessConsultingPage() {
  const copy = await getPageCopy('consulting-smb');
  return (
    <>
      <ServiceTabs current="smb" />
      <ServiceHero {...copy.hero}>
        <WeekBack />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="use-cases" tone="tint" aria-labelledby="use-cases-title">
        <SectionHead id="use-cases-title" title={copy.useCases.heading}>
          {copy.useCases.lede}
        </SectionHead>
        <UseCaseList />
        <Prose paragraphs={[copy.useCases.note]} size="note" />
      </Section>
      <Section id="promises" aria-labelledby="promises-title">
        <SectionHead id="promises-title" title={copy.promises.heading}>
          {copy.promises.lede}
        </SectionHead>
        <PointList points={page.promises.list} arrangement="columns" />
      </Section>
      <Beside id="pilots" tone="dark" title={copy.pilots.heading} lede={copy.pilots.lede}>
        <StepList steps={page.pilots.steps} />
      </Beside>
      <Section id="fit" aria-labelledby="fit-title">
        <SectionHead id="fit-title" title={copy.fit.heading} />
        <TwoSides yes={page.fit.yes} no={page.fit.no} />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="consulting-smb" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
