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

export const generateMetadata = () => pageMetadata('consulting-generative');

const { columns, rows, verdicts } = page.data;

export default function GenerativeConsultingPage() {
  return (
    <>
      <ServiceTabs current="generative" />
      <ServiceHero page={page}>
        <DraftLoop />
      </ServiceHero>
      <SectionIndex page={page} />
      <Section id="uses" tone="tint" aria-labelledby="uses-title">
        <SectionHead id="uses-title" title={page.helps.title}>
          {page.helps.lede}
        </SectionHead>
        <GoodAndBad good={page.helps.good} bad={page.helps.bad} />
      </Section>
      <Section id="evidence" aria-labelledby="evidence-title">
        <SectionHead id="evidence-title" title={page.evidence.title}>
          {page.evidence.lede}
        </SectionHead>
        <EvidenceFigures studies={page.evidence.studies} />
        <Prose paragraphs={[page.evidence.conclusion]} size="large" />
      </Section>
      <Beside id="method" title={page.work.title} tone="dark">
        <StepList steps={page.work.steps} />
      </Beside>
      <Section id="data" aria-labelledby="data-title">
        <SectionHead id="data-title" title={page.data.title}>
          {page.data.lede}
        </SectionHead>
        <FactTable
          caption={page.data.title}
          cells="short"
          columns={[columns.kind, columns.public, columns.business, columns.own]}
          rows={rows.map((row) => [
            row.kind,
            verdicts[row.public],
            verdicts[row.business],
            verdicts[row.own],
          ])}
        />
        <Prose paragraphs={[page.data.note]} size="note" />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="consulting-generative" sources={page.sources} />
      <ClosingBanner {...page.closing} />
      <FloatingCallButton />
    </>
  );
}
