import { pathOfPage } from '@/domain/seo/pageKeys';

/** Where somebody's page is. */
export const memberPath = (slug: string): string => `${pathOfPage('team')}/${slug}`;
