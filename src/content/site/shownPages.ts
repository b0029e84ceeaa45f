import { pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import { adminPortalTexts } from '@/content/admin/portal';
import { assessment, assessmentQuestions } from './assessment';
import { blog } from './blog';
import { advantage } from './company/advantage';
import { contact } from './company/contact';
import { privacy } from './company/privacy';
import { story } from './company/story';
import { team } from './company/team';
import { landing } from './landing';
import { chatbotDevelopment } from './services/chatbotDevelopment';
import { consultingServices } from './services/consultingServices';
import { developmentServices } from './services/developmentServices';
import { generativeConsulting } from './services/generativeConsulting';
import { generativeDevelopment } from './services/generativeDevelopment';
import { generativeIntegration } from './services/generativeIntegration';
import { integrationServices } from './services/integrationServices';
import { managementConsulting } from './services/managementConsulting';
import type { QuestionAndAnswer, ServicePage } from './services/ServicePage';
import { smallBusinessConsulting } from './services/smallBusinessConsulting';
import { softwareDevelopment } from './services/softwareDevelopment';
import { strategyConsulting } from './services/strategyConsulting';

export interface ShownPage {
  /** As breadcrumbs call it. */
  name: string;
  /** Without the firm's name. */
  title: string;
  description: string;
  /** The day the page's own words last changed, for the sitemap. Whoever changes them changes it. */
  changed: string;
  /** Set for pages that search engines must never list. */
  robots?: string;
  isService?: boolean;
  /** The questions that the page shows. */
  questions?: readonly QuestionAndAnswer[];
}

const firstPublished = '2026-11-20';
const signedIn = { robots: 'noindex, nofollow', changed: firstPublished };

const words = (name: string, { title, description }: { title: string; description: string }) => ({
  name,
  title,
  description,
  changed: firstPublished,
});

const service = ({ name, metadata, faq }: ServicePage): ShownPage => ({
  ...words(name, metadata),
  isService: true,
  questions: faq,
});

/** Pages with a record of search metadata: what they say about themselves where the record is silent. */
export const shownPages = {
  landing: words('Home', landing),
  'ai-opportunity-assessment': {
    ...words('AI Opportunity Assessment', assessment),
    questions: assessmentQuestions,
  },
  services: service(consultingServices),
  'consulting-strategy': service(strategyConsulting),
  'consulting-generative': service(generativeConsulting),
  'consulting-management': service(managementConsulting),
  'consulting-smb': service(smallBusinessConsulting),
  development: service(developmentServices),
  'ai-software-development': service(softwareDevelopment),
  'generative-ai-development': service(generativeDevelopment),
  'ai-chatbot-development': service(chatbotDevelopment),
  integration: service(integrationServices),
  'generative-ai-integration': service(generativeIntegration),
  'our-story': words('Our Story', story),
  advantage: words('Our Advantage', advantage),
  team: words('Our Team', team),
  blog: words(blog.name, blog),
  contact: words('Contact', contact),
  privacy: { ...words('Privacy', privacy), robots: 'noindex, follow' },
  dashboard: {
    name: 'Dashboard',
    title: 'Dashboard',
    description: 'Your analyses, with hours, dollars and what to do first.',
    ...signedIn,
  },
  admin: {
    name: adminPortalTexts.title,
    title: adminPortalTexts.title,
    description: 'Users, posts and categories.',
    ...signedIn,
  },
} as const satisfies Partial<Record<PageKey, ShownPage>>;

export type ShownPageKey = keyof typeof shownPages;

/** A page's own words, with what only some pages have. */
export const shownPage = (key: ShownPageKey): ShownPage => shownPages[key];

/** The page that everybody may see at an address and that has words of its own here; null for all other addresses. */
export function publicPageAt(path: string): ShownPageKey | null {
  const keys = Object.keys(shownPages) as ShownPageKey[];
  return keys.find((key) => pathOfPage(key) === path && shownPage(key).robots !== signedIn.robots) ?? null;
}
