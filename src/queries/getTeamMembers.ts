import type { Payload } from 'payload';
import { readPicture, type Picture } from '@/domain/blog/Picture';
import type { DisciplineId } from '@/domain/team/disciplines';
import { memberSlug } from '@/domain/team/memberSlug';
import { cachedQuery } from './cachedQuery';
import { cacheTags } from './cacheTags';

export interface TeamMember {
  id: number;
  /** Posts with exactly this author name are theirs. */
  name: string;
  /** Slug of their page. */
  slug: string;
  role: string;
  discipline: DisciplineId;
  bio: string;
  /** Statement in their own words, for their page. */
  words: string | null;
  /** Note that opens the team page. */
  founderNote: string | null;
  photo: Picture | null;
  /** URL of a public profile. */
  link: string | null;
  /** ISO time of the last change. */
  updatedAt: string;
}

const maxMembers = 100;

/** Returns the team members in the order that the firm set. */
export const getTeamMembers: () => Promise<TeamMember[]> = cachedQuery({
  name: 'team-members',
  tag: cacheTags.teamMembers,
  fallback: [],
  query: findTeamMembers,
});

async function findTeamMembers(payload: Payload): Promise<TeamMember[]> {
  const { docs } = await payload.find({
    collection: 'team-members',
    depth: 1,
    populate: { media: { alt: true, filename: true, width: true, height: true, sizes: true } },
    limit: maxMembers,
    pagination: false,
    overrideAccess: false,
  });
  return docs.map((member) => ({
    id: member.id,
    name: member.name,
    slug: memberSlug(member),
    role: member.role,
    discipline: member.discipline,
    bio: member.bio,
    words: member.words?.trim() || null,
    founderNote: member.founderNote?.trim() || null,
    photo: readPicture(member.photo),
    link: member.link || null,
    updatedAt: member.updatedAt,
  }));
}
