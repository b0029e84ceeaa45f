import { slugFromTitle } from '@/domain/blog/slugFromTitle';

/** The last part of the address of somebody's page: as the firm has set it, else made from the name. */
export const memberSlug = ({ id, name, slug }: { id: number; name: string; slug?: string | null }): string =>
  slug || slugFromTitle(name) || `member-${id}`;
