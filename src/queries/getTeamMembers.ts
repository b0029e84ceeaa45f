import type { DisciplineId } from '@/domain/team/disciplines';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';

export interface TeamMember {
  id: number;
  name: string;
  role: string;
  discipline: DisciplineId;
  bio: string;
  /** A public profile. */
  link: string | null;
}

const maxMembers = 100;

/** The people of the team page in the order that the firm gave them. */
export const getTeamMembers: () => Promise<TeamMember[]> = cachedQuery(
  cacheTags.teamMembers,
  [],
  async (payload) => {
    const { docs } = await payload.find({
      collection: 'team-members',
      depth: 0,
      limit: maxMembers,
      pagination: false,
      overrideAccess: false,
    });
    return docs.map(({ id, name, role, discipline, bio, link }) => ({
      id,
      name,
      role,
      discipline,
      bio,
      link: link || null,
    }));
  },
);
