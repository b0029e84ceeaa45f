import { pageKeys, pathOfPage } from '../seo/pageKeys';

/** Whatever lies below these is the site's own, or nothing. */
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

/** Pages without a record of search metadata, and files. */
const others = [
  'accept-invitation',
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
 * Whether the site itself answers at this path, whatever is in its database. Not the posts, categories and people.
 * @param path as `addressPath` spells it
 */
export const isServedPath = (path: string): boolean =>
  served.has(path) || folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));
