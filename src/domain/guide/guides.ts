import type { Role } from '../accounts/roles';

/** The guides, by the name of their file in docs/guide. */
export type GuideName = 'marketers' | 'administrators';

/** Guides of each role; the first is its own. */
const guides: Readonly<Record<Role, readonly GuideName[]>> = {
  client: [],
  marketer: ['marketers'],
  admin: ['administrators', 'marketers'],
};

/** Returns the guides that a role may read, its own first. */
export const guidesOf = (role: Role): readonly GuideName[] => guides[role];
