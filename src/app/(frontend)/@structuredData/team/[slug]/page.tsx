import { PersonStructuredData } from '@/components/site/people/PersonStructuredData';
import { getTeamMember } from '@/queries/getTeamMember';

interface PersonProps {
  params: Promise<{ slug: string }>;
}

/** The page itself answers for people who are not there. */
export default async function TeamMemberStructuredData({ params }: PersonProps) {
  const person = await getTeamMember((await params).slug);
  return person ? <PersonStructuredData person={person} /> : null;
}
