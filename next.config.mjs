/** Plain JavaScript, because Next would load its whole compiler into the server at every start to read TypeScript. */
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { commonHeaders, framePolicy, ownFrameHeaders, unframedHeaders } from './src/edge/securityHeaders.mjs';

/** @typedef {import('next').NextConfig} NextConfig */

/**
 * Origins that may frame the embeddable results, for `npm run dev`. Builds are independent of them: there
 * src/edge/PageTransformer.ts adds them to the responses.
 */
const isDevelopment = process.env.NODE_ENV === 'development';
const embedOrigins = isDevelopment ? (process.env.EMBED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean) : [];

// Tests use a separate folder, so that they don't overwrite the build of a running site.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const isTested = process.env.NEXT_DIST_DIR === '.next-test';

/** @type {NextConfig} */
const nextConfig = {
  distDir,
  // Derived from the sources, so it is the same on every server: client-side navigation works across servers of one
  // release and falls back to a full load on another release.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Next adds the generated types of the build to this file.
  typescript: {
    tsconfigPath: isTested ? 'tsconfig.test.json' : 'tsconfig.json',
    // `npm test` checks types in a separate stage, including the tests. Here it would double the time of a first start.
    ignoreBuildErrors: true,
  },
  // Makes the import in PayloadStyles.tsx the file's address, for a link. `inlineCss` would write these 300 kB into each
  // page of the panel twice.
  turbopack: { rules: { '**/@payloadcms/next/dist/prod/styles.css': { type: 'asset' } } },
  experimental: {
    // Site and CMS have separate root layouts, so the not-found page needs its own.
    globalNotFound: true,
    // Writing the cache takes a sixth of a first start, and only a later build could use it.
    turbopackFileSystemCacheForBuild: isTested,
    // The panel's form-state requests contain a post's body three times: initial, current and just saved.
    serverActions: { bodySizeLimit: '8mb' },
    // Source maps are two thirds of the build's size, and the server doesn't use them.
    turbopackSourceMaps: false,
    // Minifying the server takes a third of the build time; scripts/steps/minifyServer.mjs does it in seconds.
    turbopackMinify: { server: false, client: true },
    // Loading all entries at the start blocks responses for a second. Each is loaded on its first request, or by
    // CacheWarmer soon after the start.
    preloadEntriesOnStart: false,
    // Inline CSS saves a first visit the round trip for stylesheets. A low `requestCost` (bytes that one more file may
    // cost; 20,000 by default) gives a page only its own styles, in small chunks that later pages share.
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 100 },
  },
  // In development, Next takes the slot @structuredData of one root layout for one of all others, and then serves no page
  // below those.
  ...(isDevelopment ? { deprecated: { looseRouteMatching: true } } : {}),
  // Starts its threads from files of its package, which a bundle would not include.
  serverExternalPackages: ['piscina'],
  // Pages are fresh for a minute (maxAgeSeconds), and expire after five more. src/edge leaves `stale-while-revalidate` out.
  expireTime: 6 * 60,
  poweredByHeader: false,
  // Next responds with 304 to a matching ETag of any page, even of a 404; RFC 9110 (13.2.1) allows it for a 200 only.
  // src/edge sets the ETags of pages that are the same for everybody.
  generateEtags: false,
  reactStrictMode: true,
  // src/edge compresses after it has transformed the pages.
  compress: false,
  // Renders metadata into <head> for all clients, not only for the crawlers in Next's list.
  htmlLimitedBots: /.*/,
  // Disables Next's image optimizer: unused, and it would let anybody generate and store images of any size.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/:path*', headers: commonHeaders },
    {
      source: '/((?!iframe/analysis/[^/]+$|shared-analysis$|blog/preview/[^/]+/frame$).*)',
      headers: unframedHeaders,
    },
    // Live preview beside the panel's form.
    { source: '/blog/preview/:id/frame', headers: ownFrameHeaders },
    ...['/iframe/analysis/:id', '/shared-analysis'].map((source) => ({
      source,
      headers: [framePolicy(["'self'", ...embedOrigins].join(' '))],
    })),
  ],
  redirects: async () => [
    { source: '/audit', destination: '/audit/start', permanent: false },
    { source: '/admin/desk', destination: '/cms', permanent: false },
    { source: '/admin/seo', destination: '/cms/metadata-check', permanent: false },
    { source: '/admin/redirects', destination: '/cms/collections/redirects', permanent: false },
    // Site and CMS share one sign-in page.
    { source: '/cms/login', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/create-first-user', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/forgot', destination: '/login?next=/cms', permanent: false },
    { source: '/cms/logout-inactivity', destination: '/login?next=/cms', permanent: false },
  ],
};

const payloadConfig = withPayload(nextConfig);

/**
 * Payload sends the client hint for the color scheme (Critical-CH) on every route, which makes Chromium request the
 * first page twice. Limits it to the panel.
 * @type {NextConfig['headers']}
 */
const headers = async () => {
  const all = (await payloadConfig.headers?.()) ?? [];
  /** @param {(typeof all)[number]} entry */
  const isClientHint = (entry) => entry.headers.some(({ key }) => key === 'Critical-CH');
  return all.map((entry) => (isClientHint(entry) ? { ...entry, source: '/cms/:path*' } : entry));
};

/** Our cache handler (src/edge/pageCache/NextCacheHandler.ts), for the server only, not for builds and development. */
const cacheHandler = path.resolve(distDir, 'programs/nextCache.mjs');

/**
 * @param {string} phase
 * @returns {NextConfig}
 */
const configOf = (phase) => ({
  ...payloadConfig,
  headers,
  ...(phase === PHASE_PRODUCTION_SERVER ? { cacheHandler } : {}),
});

export default configOf;
