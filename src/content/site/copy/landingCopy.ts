import { landing } from '@/content/site/landing';
import type { PageCopy } from './PageCopy';

export const landingCopy = {
  hero: { heading: landing.title, lede: landing.lede },
} as const satisfies PageCopy;
