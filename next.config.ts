import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { commonHeaders, framePolicy, unframedHeaders } from './src/edge/securityHeaders';

/** Sites whose pages may frame the embeddable results; src/readEnv.ts refuses what isn't an origin. */
const embedOrigins = (process.env.EMBED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);

// Tests build beside a running site, so that neither replaces the other's files.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const isTested = process.env.NEXT_DIST_DIR === '.next-test';

const nextConfig: NextConfig = {
  distDir,
  // Next adds the types of its build to this file.
  typescript: {
    tsconfigPath: isTested ? 'tsconfig.test.json' : 'tsconfig.json',
    // `npm test` has a stage for types, which looks at the tests' own as well.
    ignoreBuildErrors: isTested,
  },
  experimental: {
    // The CMS has a root layout of its own, so a missing page needs one too.
    globalNotFound: true,
    // A first visit waits for one answer, not for a second round of stylesheets; and it gets the styles of its own page,
    // in small files that later pages share (bytes that one more file may cost, against 20,000 by default).
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 3000 },
  },
  // Starts its threads from files of its own, which a bundle would leave behind.
  serverExternalPackages: ['piscina'],
  poweredByHeader: false,
  reactStrictMode: true,
  // src/edge compresses, after it has had its say about the pages.
  compress: false,
  // Metadata belongs into <head> for everyone, not only for the crawlers that Next knows by name.
  htmlLimitedBots: /.*/,
  images: { remotePatterns: [], dangerouslyAllowSVG: false },
  headers: async () => [
    { source: '/:path*', headers: commonHeaders },
    {
      source: '/((?!iframe/analysis/[^/]+$|shared-analysis$).*)',
      headers: unframedHeaders,
    },
    ...['/iframe/analysis/:id', '/shared-analysis'].map((source) => ({
      source,
      headers: [framePolicy(["'self'", ...embedOrigins].join(' '))],
    })),
  ],
  redirects: async () => [
    { source: '/audit', destination: '/audit/start', permanent: false },
    // One sign-in serves the site and the CMS.
    { source: '/cms/login', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/create-first-user', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/forgot', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/logout-inactivity', destination: '/login?next=/cms', permanent: false },
  ],
};

const payloadConfig = withPayload(nextConfig);

/**
 * Payload asks browsers for their colour scheme on every route, which makes Chromium request the first page twice.
 * Only its own panel needs that.
 */
const headers: NextConfig['headers'] = async () => {
  const all = (await payloadConfig.headers?.()) ?? [];
  const isClientHint = (entry: (typeof all)[number]) =>
    entry.headers.some(({ key }) => key === 'Critical-CH');
  return all.map((entry) => (isClientHint(entry) ? { ...entry, source: '/cms/:path*' } : entry));
};

/** What the server keeps, it keeps by rules of ours (src/edge/answers/NextCache.ts); a build and development need none. */
const cacheHandler = path.resolve(distDir, 'programs/nextCache.mjs');

const configOf = (phase: string): NextConfig => ({
  ...payloadConfig,
  headers,
  ...(phase === PHASE_PRODUCTION_SERVER ? { cacheHandler } : {}),
});

export default configOf;
