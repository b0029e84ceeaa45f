import { pathOfPage } from '@/domain/seo/pageKeys';

/** Returns the path of a team member's page. */
export const memberPath = (slug: string): string => `${pathOfPage('team')}/${slug}`;
