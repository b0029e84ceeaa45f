import { publicPageAt } from '@/content/site/shownPages';
import type { PageKey } from '@/domain/seo/pageKeys';
import type { Drawing } from './Drawing';
import { drawings } from './drawings';

/** Illustration of each page's preview image. Pages behind the sign-in have no visible previews. */
const drawingOf: Record<PageKey, Drawing> = {
  landing: drawings.hours,
  'ai-opportunity-assessment': drawings.questions,
  'sample-report': drawings.report,
  services: drawings.ledger,
  'consulting-strategy': drawings.map,
  'consulting-generative': drawings.draft,
  'consulting-management': drawings.roadmap,
  'consulting-smb': drawings.week,
  development: drawings.layers,
  'ai-software-development': drawings.stairs,
  'generative-ai-development': drawings.sources,
  'ai-chatbot-development': drawings.chat,
  integration: drawings.joined,
  'generative-ai-integration': drawings.rights,
  'our-story': drawings.sum,
  advantage: drawings.moments,
  team: drawings.disciplines,
  blog: drawings.article,
  contact: drawings.letter,
  privacy: drawings.kept,
  dashboard: drawings.hours,
  admin: drawings.hours,
};

/** Returns the illustration of the public page at an address. */
export function drawingOfPage(path: string): Drawing {
  const key = publicPageAt(path);
  return key ? drawingOf[key] : drawings.hours;
}
