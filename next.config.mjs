/** Read at every start, and in plain JavaScript, because for TypeScript Next would load its whole compiler into the server. */
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { commonHeaders, framePolicy, ownFrameHeaders, unframedHeaders } from './src/edge/securityHeaders.mjs';

/** @typedef {import('next').NextConfig} NextConfig */

/**
 * Sites whose pages may frame the embeddable results, for `npm run dev`. A build is for any site: there
 * src/edge/PageTransformer.ts adds them to what is answered.
 */
const isDevelopment = process.env.NODE_ENV === 'development';
const embedOrigins = isDevelopment ? (process.env.EMBED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean) : [];

// Tests build beside a running site, so that neither replaces the other's files.
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const isTested = process.env.NEXT_DIST_DIR === '.next-test';

/** @type {NextConfig} */
const nextConfig = {
  distDir,
  // The same wherever these sources are built: a page goes on from one server to another that has the same release, and is
  // loaded anew where it meets a newer one.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // Next adds the types of its build to this file.
  typescript: {
    tsconfigPath: isTested ? 'tsconfig.test.json' : 'tsconfig.json',
    // `npm test` has a stage for types, which looks at the tests' own as well. Here it would double the time of a first start.
    ignoreBuildErrors: true,
  },
  experimental: {
    // The CMS has a root layout of its own, so a missing page needs one too.
    globalNotFound: true,
    // A first start would spend a sixth of its time on writing what only the next build could use.
    turbopackFileSystemCacheForBuild: isTested,
    // The panel asks for the form of a post with its text three times: as it was, as it is, and as it has just been saved.
    serverActions: { bodySizeLimit: '8mb' },
    // Two thirds of the build's size, which nobody reads: a server doesn't look for them.
    turbopackSourceMaps: false,
    // A third of the build's time; scripts/steps/minifyServer.mjs does it in seconds.
    turbopackMinify: { server: false, client: true },
    // Every page and call is loaded when it is first asked for, and by the server itself soon after its start
    // (CacheWarmer): loading all of them takes a second in which nobody is answered.
    preloadEntriesOnStart: false,
    // A first visit waits for one answer, not for a second round of stylesheets; and it gets the styles of its own page,
    // in small files that later pages share (bytes that one more file may cost, against 20,000 by default).
    inlineCss: true,
    cssChunking: { type: 'graph', requestCost: 100 },
  },
  // Starts its threads from files of its own, which a bundle would leave behind.
  serverExternalPackages: ['piscina'],
  // Pages are fresh for a minute (maxAgeSeconds); a cache in front may show one for at most five more while it asks anew.
  expireTime: 6 * 60,
  poweredByHeader: false,
  // Next answers 304 to the tag of any page, missing ones included, which RFC 9110 (13.2.1) allows for a 200 only. Pages that are
  // the same for everybody get a tag from src/edge.
  generateEtags: false,
  reactStrictMode: true,
  // src/edge compresses, after it has had its say about the pages.
  compress: false,
  // Metadata belongs into <head> for everyone, not only for the crawlers that Next knows by name.
  htmlLimitedBots: /.*/,
  // No page uses Next's own making of pictures, which would make any size of them for anybody and keep each on the disk.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/:path*', headers: commonHeaders },
    {
      source: '/((?!iframe/analysis/[^/]+$|shared-analysis$|blog/preview/[^/]+/frame$).*)',
      headers: unframedHeaders,
    },
    // Beside the panel's form.
    { source: '/blog/preview/:id/frame', headers: ownFrameHeaders },
    ...['/iframe/analysis/:id', '/shared-analysis'].map((source) => ({
      source,
      headers: [framePolicy(["'self'", ...embedOrigins].join(' '))],
    })),
  ],
  redirects: async () => [
    { source: '/audit', destination: '/audit/start', permanent: false },
    { source: '/admin/desk', destination: '/cms', permanent: false },
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
 * @type {NextConfig['headers']}
 */
const headers = async () => {
  const all = (await payloadConfig.headers?.()) ?? [];
  /** @param {(typeof all)[number]} entry */
  const isClientHint = (entry) => entry.headers.some(({ key }) => key === 'Critical-CH');
  return all.map((entry) => (isClientHint(entry) ? { ...entry, source: '/cms/:path*' } : entry));
};

/** What the server keeps, it keeps by rules of ours (src/edge/pageCache/NextCacheHandler.ts); a build and development need none. */
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
