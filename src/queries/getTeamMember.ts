import { getTeamMembers, type TeamMember } from './getTeamMembers';

/** Whose page is at this address; null for nobody's. */
export async function getTeamMember(slug: string): Promise<TeamMember | null> {
  return (await getTeamMembers()).find((member) => member.slug === slug) ?? null;
}

/** Who has written what is signed with this name; null where it isn't somebody of the team. */
export async function getAuthor(name: string): Promise<TeamMember | null> {
  return (await getTeamMembers()).find((member) => member.name.trim() === name.trim()) ?? null;
}
