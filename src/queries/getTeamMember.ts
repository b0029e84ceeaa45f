import { getTeamMembers, type TeamMember } from './getTeamMembers';

/** Returns the team member with this slug, or null. */
export async function getTeamMember(slug: string): Promise<TeamMember | null> {
  return (await getTeamMembers()).find((member) => member.slug === slug) ?? null;
}

/** Returns the team member with this author name, or null. */
export async function getAuthor(name: string): Promise<TeamMember | null> {
  return (await getTeamMembers()).find((member) => member.name.trim() === name.trim()) ?? null;
}
