import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { DecisionLedger } from '@/components/site/company/DecisionLedger';
import { FormulaStrip } from '@/components/site/company/FormulaStrip';
import { NotedList } from '@/components/site/company/NotedList';
import { SumCard } from '@/components/site/company/SumCard';
import { pageMetadata } from '@/components/site/pageMetadata';
import { refusals } from '@/content/site/company/story';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('our-story');

export default async function StoryPage() {
  const [copy, { booking }] = await Promise.all([getPageCopy('our-story'), getSiteSettings()]);
  return (
    <>
      <CompanyHero {...copy.hero}>
        <SumCard />
      </CompanyHero>
      <DecisionLedger {...copy.decisions} />
      <FormulaStrip {...copy.formula} />
      <NotedList id="refusals-title" {...copy.refusals} items={refusals.items} />
      <CompanyClosing title={copy.closing.heading} booking={booking} />
    </>
  );
}
