import { consultingServices } from '@/content/site/services/consultingServices';
import type { PageCopy } from './PageCopy';

/** Replaceable words of the service pages. */
export const serviceCopy = {
  services: { hero: { heading: consultingServices.hero.title, lede: consultingServices.hero.lede } },
} as const satisfies Record<string, PageCopy>;
