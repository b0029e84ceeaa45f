import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { PersonPage } from '@/components/site/people/PersonPage';
import { personMetadata } from '@/components/site/people/personMetadata';
import { people } from '@/content/site/company/people';
import { getAuthorPosts } from '@/queries/blog/getAuthorPosts';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { getTeamMember } from '@/queries/getTeamMember';

interface PersonProps {
  params: Promise<{ slug: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

async function findPerson({ params }: PersonProps) {
  return (await getTeamMember((await params).slug)) ?? notFound();
}

export async function generateMetadata(props: PersonProps): Promise<Metadata> {
  return personMetadata(await findPerson(props));
}

export default async function TeamMemberPage(props: PersonProps) {
  const person = await findPerson(props);
  const [{ booking }, posts] = await Promise.all([getSiteSettings(), getAuthorPosts(person.name)]);
  return (
    <>
      <PersonPage person={person} posts={posts} />
      <CompanyClosing title={people.closing} booking={booking} />
    </>
  );
}
