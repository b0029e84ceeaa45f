import { CheckList } from '@/components/site/CheckList';
import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { pageMetadata } from '@/components/site/pageMetadata';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { Beside } from '@/components/site/services/Beside';
import { ClosingBanner } from '@/components/site/services/ClosingBanner';
import { FactTable } from '@/components/site/services/FactTable';
import { FaqSection } from '@/components/site/services/FaqSection';
import { OwnersRoadmap } from '@/components/site/services/illustrations/OwnersRoadmap';
import { MoreLink } from '@/components/site/services/MoreLink';
import { PointList } from '@/components/site/services/PointList';
import { Prose } from '@/components/site/services/Prose';
import { SectionIndex } from '@/components/site/services/SectionIndex';
import { ServiceHero } from '@/components/site/services/ServiceHero';
import { ServiceTabs } from '@/components/site/services/ServiceTabs';
import { StepList } from '@/components/site/services/StepList';
import { TermsSheet } from '@/components/site/services/TermsSheet';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { managementConsulting as page } from '@/content/site/services/managementConsulting';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getPageCopy } from '@/queries/getPageCopy';

export const generateMetadata = () => pageMetadata('consulting-management');

interface PartProps {
  copy: CopyOf<'consulting-management'>;
}

/** Business goals broken down to tasks. */
function Alignment({ copy }: PartProps) {
  const { heading, lede, note } = copy.alignment;
  const { columns, rows } = page.alignment;
  return (
    <Section id="alignment" tone="tint" aria-labelledby="alignment-title">
      <SectionHead id="alignment-title" title={heading}>
        {lede}
      </SectionHead>
      <FactTable
        caption={heading}
        columns={[columns.goal, columns.means, columns.task, columns.owner, columns.measure]}
        rows={rows.map(({ goal, means, task, owner, measure }) => [goal, means, task, owner, measure])}
      />
      <Prose paragraphs={[note]} size="note" />
    </Section>
  );
}

/** The ROI model that is applied to every project. */
function RoiModel({ copy }: PartProps) {
  const { heading, lede } = copy.roiModeling;
  const { columns, lines } = page.roi;
  return (
    <Section id="roi-modeling" tone="dark" aria-labelledby="roi-modeling-title">
      <SectionHead id="roi-modeling-title" title={heading}>
        {lede}
      </SectionHead>
      <FactTable
        caption={heading}
        columns={[columns.line, columns.question, columns.trap]}
        rows={lines.map(({ line, question, trap }) => [line, question, trap])}
      />
    </Section>
  );
}

export default async function ManagementConsultingPage() {
  const copy = await getPageCopy('consulting-management');
  const { promises } = await getFirmFacts();
  return (
    <>
      <ServiceTabs current="management" />
      <ServiceHero {...copy.hero} arrangement="below">
        <OwnersRoadmap />
      </ServiceHero>
      <SectionIndex page={page} />
      <Alignment copy={copy} />
      <Beside id="change-management" title={copy.changeManagement.heading} lede={copy.changeManagement.lede}>
        <StepList steps={page.people.moments} />
      </Beside>
      <Section id="systems" tone="tint" aria-labelledby="systems-title">
        <SectionHead id="systems-title" title={copy.systems.heading} />
        <PointList points={page.systems.parts} arrangement="columns" />
        <p>
          <MoreLink label={copy.systems.action} href={page.systems.links.integration.href} />
        </p>
        <p>
          <MoreLink label={copy.systems.secondAction} href={page.systems.links.development.href} />
        </p>
      </Section>
      <RoiModel copy={copy} />
      <Beside
        id="roadmaps-and-pilots"
        title={copy.roadmapsAndPilots.heading}
        aside={<CheckList items={page.roadmap.rules} />}
      >
        <Prose paragraphs={page.roadmap.text} size="large" />
      </Beside>
      <Section id="ai-leadership" tone="tint" aria-labelledby="ai-leadership-title">
        <SectionHead id="ai-leadership-title" title={copy.aiLeadership.heading}>
          {copy.aiLeadership.lede}
        </SectionHead>
        <StepList steps={page.leadership.month} arrangement="across" />
        <Prose paragraphs={[page.leadership.note(promises)]} size="note" />
      </Section>
      <TermsSheet page={page} tone="paper" />
      <FaqSection page="consulting-management" />
      <ClosingBanner {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
