import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { CountSheet } from '@/components/site/company/CountSheet';
import { KnowledgeTimeline } from '@/components/site/company/KnowledgeTimeline';
import { NotedList } from '@/components/site/company/NotedList';
import { OwnershipSection } from '@/components/site/company/OwnershipSection';
import { PricingTable } from '@/components/site/company/PricingTable';
import { ShownLine } from '@/components/site/company/ShownLine';
import { pageMetadata } from '@/components/site/pageMetadata';
import { advantage, advantageClosing, otherChoices } from '@/content/site/company/advantage';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('advantage');

export default async function AdvantagePage() {
  const { booking } = await getSiteSettings();
  return (
    <>
      <CompanyHero heading={advantage.heading} lede={advantage.lede} />
      <KnowledgeTimeline />
      <ShownLine />
      <PricingTable />
      <OwnershipSection />
      <CountSheet />
      <NotedList id="others-title" {...otherChoices} />
      <CompanyClosing title={advantageClosing} booking={booking} />
    </>
  );
}
