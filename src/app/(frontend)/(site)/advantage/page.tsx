import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { CountSheet } from '@/components/site/company/CountSheet';
import { KnowledgeTimeline } from '@/components/site/company/KnowledgeTimeline';
import { NotedList } from '@/components/site/company/NotedList';
import { OwnershipSection } from '@/components/site/company/OwnershipSection';
import { PricingTable } from '@/components/site/company/PricingTable';
import { ShownLine } from '@/components/site/company/ShownLine';
import { pageMetadata } from '@/components/site/pageMetadata';
import { otherChoices } from '@/content/site/company/advantage';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('advantage');

export default async function AdvantagePage() {
  const [copy, { booking }] = await Promise.all([getPageCopy('advantage'), getSiteSettings()]);
  return (
    <>
      <CompanyHero {...copy.hero} />
      <KnowledgeTimeline {...copy.knowledge} />
      <ShownLine {...copy.arithmetic} />
      <PricingTable {...copy.pricing} />
      <OwnershipSection {...copy.ownership} />
      <CountSheet {...copy.measuring} />
      <NotedList id="others-title" {...copy.otherChoices} items={otherChoices.items} />
      <CompanyClosing title={copy.closing.heading} booking={booking} />
    </>
  );
}
