import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { DisciplineList } from '@/components/site/company/DisciplineList';
import { DisciplineMatrix } from '@/components/site/company/DisciplineMatrix';
import { TeamMembers } from '@/components/site/company/TeamMembers';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { getTeamMembers } from '@/queries/getTeamMembers';

export const generateMetadata = () => pageMetadata('team');

export default async function TeamPage() {
  const [copy, { booking }, members] = await Promise.all([
    getPageCopy('team'),
    getSiteSettings(),
    getTeamMembers(),
  ]);
  return (
    <>
      <CompanyHero {...copy.hero} />
      <DisciplineMatrix {...copy.matrix} />
      <TeamMembers {...copy.members} members={members} />
      <DisciplineList {...copy.disciplines} />
      <CompanyClosing title={copy.closing.heading} booking={booking} />
    </>
  );
}
