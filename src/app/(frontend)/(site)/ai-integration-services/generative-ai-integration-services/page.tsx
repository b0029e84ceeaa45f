import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { Breadcrumbs } from '@/components/site/services/Breadcrumbs';
import { CaseJourney } from '@/components/site/services/CaseJourney';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { PermissionSheet } from '@/components/site/services/illustrations/PermissionSheet';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { SourceNote } from '@/components/site/services/SourceNote';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import { generativeIntegration as page } from '@/content/site/services/generativeIntegration';
import { integrationServices } from '@/content/site/services/integrationServices';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('generative-ai-integration');

const { choose, foreign, places } = page;

export default async function GenerativeIntegrationPage() {
  const copy = await getPageCopy('generative-ai-integration');
  return (
    <>
      <Breadcrumbs parent={integrationServices} name={page.name} />
      <ServiceHero {...copy.hero}>
        <PermissionSheet />
      </ServiceHero>
      <SectionIndex page={page} />
      <Beside id="journey" tone="tint" title={copy.journey.heading} lede={copy.journey.lede}>
        <CaseJourney />
      </Beside>
      <Section id="places" aria-labelledby="places-title">
        <SectionHead id="places-title" title={copy.places.heading}>
          {copy.places.lede}
        </SectionHead>
        <PointList points={places.list} arrangement="columns" />
      </Section>
      <Beside
        id="foreign-text"
        tone="dark"
        title={copy.foreignText.heading}
        aside={<SourceNote sources={[foreign.source]} />}
      >
        <Prose paragraphs={foreign.text} size="large" />
      </Beside>
      <Section id="built-in-or-own" aria-labelledby="built-in-or-own-title">
        <SectionHead id="built-in-or-own-title" title={copy.builtInOrOwn.heading}>
          {copy.builtInOrOwn.lede}
        </SectionHead>
        <FactTable
          caption={copy.builtInOrOwn.heading}
          cells="short"
          columns={[choose.columns.question, choose.columns.builtIn, choose.columns.own]}
          rows={choose.rows.map(({ question, builtIn, own }) => [question, builtIn, own])}
        />
        <Prose paragraphs={[copy.builtInOrOwn.note]} size="note" />
      </Section>
      <TermsSheet page={page} />
      <FaqSection page="generative-ai-integration" related={page.related} />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
