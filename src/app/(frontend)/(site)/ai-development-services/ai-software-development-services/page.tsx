import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { Breadcrumbs } from '@/components/site/services/Breadcrumbs';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { BuildWeeks } from '@/components/site/services/illustrations/BuildWeeks';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { developmentServices } from '@/content/site/services/developmentServices';
import { softwareDevelopment as page } from '@/content/site/services/softwareDevelopment';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('ai-software-development');

const { acceptance, suits } = page;

export default async function SoftwareDevelopmentPage() {
  const copy = await getPageCopy('ai-software-development');
  return (
    <>
      <Breadcrumbs parent={developmentServices} name={page.name} />
      <ServiceHero {...copy.hero} arrangement="below">
        <BuildWeeks />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="tasks" tone="tint" aria-labelledby="tasks-title">
        <SectionHead id="tasks-title" title={copy.tasks.heading}>
          {copy.tasks.lede}
        </SectionHead>
        <FactTable
          caption={copy.tasks.heading}
          columns={[suits.columns.arrives, suits.columns.happens, suits.columns.person]}
          rows={suits.rows.map(({ arrives, happens, person }) => [arrives, happens, person])}
        />
      </Section>
      <Section id="parts" aria-labelledby="parts-title">
        <SectionHead id="parts-title" title={copy.parts.heading}>
          {copy.parts.lede}
        </SectionHead>
        <PointList points={page.parts.list} arrangement="columns" />
      </Section>
      <Beside id="acceptance" tone="dark" title={copy.acceptance.heading}>
        <Prose paragraphs={acceptance.text} size="large" />
        <FactTable
          caption={copy.acceptance.heading}
          columns={[acceptance.columns.kind, acceptance.columns.must, acceptance.columns.fails]}
          rows={acceptance.rows.map(({ kind, must, fails }) => [kind, must, fails])}
        />
      </Beside>
      <TermsSheet page={page} />
      <FaqSection page="ai-software-development" related={page.related} />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
