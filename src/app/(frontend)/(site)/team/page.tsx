import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { DisciplineList } from '@/components/site/company/DisciplineList';
import { DisciplineMatrix } from '@/components/site/company/DisciplineMatrix';
import { TeamMembers } from '@/components/site/company/TeamMembers';
import { pageMetadata } from '@/components/site/pageMetadata';
import { team } from '@/content/site/company/team';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { getTeamMembers } from '@/queries/getTeamMembers';

export const generateMetadata = () => pageMetadata('team');

export default async function TeamPage() {
  const { booking } = await getSiteSettings();
  return (
    <>
      <CompanyHero heading={team.heading} lede={team.lede} />
      <DisciplineMatrix />
      <TeamMembers members={await getTeamMembers()} />
      <DisciplineList />
      <CompanyClosing title={team.closing} booking={booking} />
    </>
  );
}
