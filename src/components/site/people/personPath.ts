import { pathOfPage } from '@/domain/seo/pageKeys';

/** Where somebody of the team has their page. */
export const personPath = (slug: string): string => `${pathOfPage('team')}/${slug}`;
