import { assessment } from './assessment';
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
import { smallBusinessConsulting } from './services/smallBusinessConsulting';
import { softwareDevelopment } from './services/softwareDevelopment';
import { strategyConsulting } from './services/strategyConsulting';

const services = [
  consultingServices,
  strategyConsulting,
  generativeConsulting,
  managementConsulting,
  smallBusinessConsulting,
  developmentServices,
  softwareDevelopment,
  generativeDevelopment,
  chatbotDevelopment,
  integrationServices,
  generativeIntegration,
];

/** Titles on link previews by the page's path: pages with words of their own, each with a picture made at build time. */
export const shareTitles: ReadonlyMap<string, string> = new Map<string, string>([
  ['/', landing.title],
  ['/ai-opportunity-assessment', assessment.title],
  ['/story', story.heading],
  ['/advantage', advantage.heading],
  ['/team', team.heading],
  ['/contact', contact.heading],
  [blog.path, blog.heading],
  ['/privacy', privacy.heading],
  ...services.map(({ path, metadata }) => [path, metadata.title] as const),
]);
