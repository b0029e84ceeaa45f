import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { EvidenceFigures } from '@/components/site/services/EvidenceFigures';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { GoodAndBad } from '@/components/site/services/GoodAndBad';
import { DraftLoop } from '@/components/site/services/illustrations/DraftLoop';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { generativeConsulting as page } from '@/content/site/services/generativeConsulting';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('consulting-generative');

const { columns, rows, verdicts } = page.data;

export default async function GenerativeConsultingPage() {
  const copy = await getPageCopy('consulting-generative');
  return (
    <>
      <ServiceTabs current="generative" />
      <ServiceHero {...copy.hero}>
        <DraftLoop />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="uses" tone="tint" aria-labelledby="uses-title">
        <SectionHead id="uses-title" title={copy.uses.heading}>
          {copy.uses.lede}
        </SectionHead>
        <GoodAndBad good={page.helps.good} bad={page.helps.bad} />
      </Section>
      <Section id="evidence" aria-labelledby="evidence-title">
        <SectionHead id="evidence-title" title={copy.evidence.heading}>
          {copy.evidence.lede}
        </SectionHead>
        <EvidenceFigures studies={page.evidence.studies} />
        <Prose paragraphs={[page.evidence.conclusion]} size="large" />
      </Section>
      <Beside id="method" title={copy.method.heading} tone="dark">
        <StepList steps={page.work.steps} />
      </Beside>
      <Section id="data" aria-labelledby="data-title">
        <SectionHead id="data-title" title={copy.data.heading}>
          {copy.data.lede}
        </SectionHead>
        <FactTable
          caption={copy.data.heading}
          cells="short"
          columns={[columns.kind, columns.public, columns.business, columns.own]}
          rows={rows.map((row) => [
            row.kind,
            verdicts[row.public],
            verdicts[row.business],
            verdicts[row.own],
          ])}
        />
        <Prose paragraphs={[copy.data.note]} size="note" />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="consulting-generative" sources={page.sources} />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
