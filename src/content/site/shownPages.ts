import { pageKeys, pathOfPage, type PageKey } from '@/domain/seo/pageKeys';
import { adminPortalTexts } from '@/content/admin/portal';
import { assessment, assessmentQuestions } from './assessment';
import { blog } from './blog';
import { advantage } from './company/advantage';
import { contact } from './company/contact';
import { privacy } from './company/privacy';
import { story } from './company/story';
import { team } from './company/team';
import { landing } from './landing';
import { samplePage } from './sampleReport';
import { chatbotDevelopment } from './services/chatbotDevelopment';
import { consultingServices } from './services/consultingServices';
import { developmentServices } from './services/developmentServices';
import { generativeConsulting } from './services/generativeConsulting';
import { generativeDevelopment } from './services/generativeDevelopment';
import { generativeIntegration } from './services/generativeIntegration';
import { integrationServices } from './services/integrationServices';
import { managementConsulting } from './services/managementConsulting';
import { serviceLabels } from './services/serviceLabels';
import type { QuestionAndAnswer, ServicePage } from './services/ServicePage';
import { smallBusinessConsulting } from './services/smallBusinessConsulting';
import { softwareDevelopment } from './services/softwareDevelopment';
import { strategyConsulting } from './services/strategyConsulting';

export interface ShownPage {
  /** Name in breadcrumbs. */
  name: string;
  /** Excludes the firm's name. */
  title: string;
  description: string;
  /** Title on the preview image, generated at build time; unset for pages without visible previews. */
  previewTitle?: string;
  /** Date of the last change to the page's own copy, for the sitemap. Update it with the copy. */
  changed: string;
  /** Set for pages that must never be indexed. */
  robots?: string;
  isService?: boolean;
  /** Questions shown on the page, and the heading above them. */
  questions?: readonly QuestionAndAnswer[];
  questionsHeading?: string;
}

const firstPublished = '2026-11-20';
/** Date on which durations and other unset promises were removed from many pages. */
const reworded = '2026-11-25';
const signedIn = { robots: 'noindex, nofollow', changed: firstPublished };

interface PageWords {
  title: string;
  description: string;
}

const words = (name: string, { title, description }: PageWords, previewTitle = title) => ({
  name,
  title,
  description,
  previewTitle,
  changed: firstPublished,
});

const service = ({ name, metadata, faq }: ServicePage): ShownPage => ({
  ...words(name, metadata),
  changed: reworded,
  isService: true,
  questions: faq,
  questionsHeading: serviceLabels.faq,
});

/** Pages with an SEO record, and their metadata for the fields that the record leaves empty. */
export const shownPages = {
  landing: { ...words('Home', landing), changed: reworded },
  'ai-opportunity-assessment': {
    ...words('AI Opportunity Assessment', assessment),
    changed: reworded,
    questions: assessmentQuestions,
    questionsHeading: assessment.questionsTitle,
  },
  'sample-report': words('Sample Report', samplePage, samplePage.heading),
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
  'our-story': { ...words('Our Story', story, story.heading), changed: reworded },
  advantage: { ...words('Our Advantage', advantage, advantage.heading), changed: reworded },
  team: words('Our Team', team, team.heading),
  blog: words(blog.name, blog, blog.heading),
  contact: words('Contact', contact, contact.heading),
  privacy: { ...words('Privacy', privacy, privacy.heading), robots: 'noindex, follow' },
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
} as const satisfies Record<PageKey, ShownPage>;

/** Returns a page's copy, including optional fields. */
export const shownPage = (key: PageKey): ShownPage => shownPages[key];

/** Returns the public page with copy in this module at an address; null for any other address. */
export function publicPageAt(path: string): PageKey | null {
  return (
    pageKeys.find((key) => pathOfPage(key) === path && shownPage(key).robots !== signedIn.robots) ?? null
  );
}

/** Titles on preview images by path. */
export const previewTitles: ReadonlyMap<string, string> = new Map(
  pageKeys.flatMap((key) => {
    const { previewTitle } = shownPage(key);
    return previewTitle ? [[pathOfPage(key), previewTitle] as const] : [];
  }),
);
