import { pageKeys, pathOfPage } from '../seo/pageKeys';

/** Folders that only the site's own code serves. */
const folders = [
  '_next',
  'admin',
  'analysis-results',
  'api',
  'audit',
  'auth',
  'blog-images',
  'blog/preview',
  'cms',
  'drafts',
  'fonts',
  'icons',
  'iframe',
  'policy-reports',
  'report',
  'share',
  'sitemaps',
];

/** Pages without search metadata, and files. */
const others = [
  'accept-invitation',
  'accessibility',
  'ai-analysis',
  'apple-icon.png',
  'blog/feed.json',
  'blog/rss.xml',
  'blog/search',
  'choose-password',
  'compare',
  'confirm-email',
  'favicon.ico',
  'forgot-password',
  'icon.svg',
  'llms.txt',
  'login',
  'manifest.webmanifest',
  'offline',
  'offline-worker.js',
  'opportunity-analysis',
  'profile-settings',
  'reset-password',
  'robots.txt',
  'shared-analysis',
  'shared-report',
  'sitemap.xml',
  'undo-email',
];

const served = new Set([...pageKeys.map(pathOfPage), ...others.map((path) => `/${path}`)]);

/**
 * Whether the site's own code serves this path, whatever is in the database. Excludes posts, categories and people.
 * @param path as normalized by `addressPath`
 */
export const isServedPath = (path: string): boolean =>
  served.has(path) || folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));
