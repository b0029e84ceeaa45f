import { PersonStructuredData } from '@/components/site/people/PersonStructuredData';
import { getTeamMember } from '@/queries/getTeamMember';

interface PersonProps {
  params: Promise<{ slug: string }>;
}

/** Structured data of a team member. Missing people are handled by the page itself. */
export default async function TeamMemberStructuredData({ params }: PersonProps) {
  const person = await getTeamMember((await params).slug);
  return person ? <PersonStructuredData person={person} /> : null;
}
