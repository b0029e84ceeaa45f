import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/queries/siteOrigin';

/** Paths without content for search engines: the API and signed-in pages. Public pages set noindex themselves. */
const closed = [
  '/api/',
  '/cms',
  '/admin',
  '/dashboard',
  '/ai-analysis',
  '/opportunity-analysis',
  '/audit',
  '/report/',
  '/shared-report',
  '/shared-analysis',
  '/profile-settings',
  '/reset-password',
  '/choose-password',
  '/accept-invitation',
  '/confirm-email',
  '/undo-email',
  '/analysis-results/',
  '/iframe/',
];

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: closed }, sitemap: `${siteOrigin}/sitemap.xml` };
}
