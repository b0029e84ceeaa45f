import { slugFromTitle } from '@/domain/blog/slugFromTitle';

/** Returns the slug of a team member's page: as the firm has set it, else derived from the name. */
export const memberSlug = ({ id, name, slug }: { id: number; name: string; slug?: string | null }): string =>
  slug || slugFromTitle(name) || `member-${id}`;
