import { team } from '@/content/site/company/team';
import type { PageCopy } from './PageCopy';

/** Replaceable words of the company's pages, the blog, the assessment's page, and the sample report. */
export const companyCopy = {
  team: { hero: { heading: team.heading, lede: team.lede } },
} as const satisfies Record<string, PageCopy>;
