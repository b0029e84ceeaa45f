import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { DecisionLedger } from '@/components/site/company/DecisionLedger';
import { FormulaStrip } from '@/components/site/company/FormulaStrip';
import { NotedList } from '@/components/site/company/NotedList';
import { SumCard } from '@/components/site/company/SumCard';
import { pageMetadata } from '@/components/site/pageMetadata';
import { refusals, story, storyClosing } from '@/content/site/company/story';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('our-story');

export default async function StoryPage() {
  const { booking } = await getSiteSettings();
  return (
    <>
      <CompanyHero heading={story.heading} lede={story.lede}>
        <SumCard />
      </CompanyHero>
      <DecisionLedger />
      <FormulaStrip />
      <NotedList id="refusals-title" {...refusals} />
      <CompanyClosing title={storyClosing} booking={booking} />
    </>
  );
}
